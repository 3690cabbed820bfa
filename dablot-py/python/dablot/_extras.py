"""What is said where an optional package is missing."""

from __future__ import annotations

from .errors import MissingExtraError


def missing(module: str, extra: str, cause: ImportError) -> MissingExtraError:
    """The error of a module that needs what an extra installs."""
    needed = cause.name or extra
    message = f"{module} needs {needed}, which cannot be imported: {cause}; install dablot[{extra}]"
    return MissingExtraError(message, name=needed, extra=extra)
