//! Draws what `scaling` has measured: `scaling | plot > scaling.svg`, two charts side by side in one
//! picture, the rate of each work over the cores and the seconds over the size of a file of records.
//!
//! The numbers that are drawn stand in the picture's description.

use std::error::Error;
use std::io::{self, Read, Write};

use plotters::prelude::*;

/// A line of `scaling`.
struct Measurement {
    work: String,
    threads: f64,
    amount: f64,
    seconds: f64,
}

fn measurement(line: &str) -> Result<Measurement, Box<dyn Error>> {
    let [work, threads, amount, seconds] = line.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err(format!("expected a work and three numbers, not {line:?}").into());
    };
    Ok(Measurement {
        work: work.to_owned(),
        threads: threads.parse()?,
        amount: amount.parse()?,
        seconds: seconds.parse()?,
    })
}

/// The points of one line of a chart.
struct Series {
    name: &'static str,
    points: Vec<(f64, f64)>,
    colour: RGBColor,
}

struct Chart {
    title: &'static str,
    across: &'static str,
    up: &'static str,
    series: Vec<Series>,
}

const COLOURS: [RGBColor; 2] = [RGBColor(0x33, 0x65, 0x8a), RGBColor(0xb5, 0x45, 0x2c)];

/// Rates beside that of one core.
fn over_cores(measured: &[Measurement]) -> Chart {
    let line = |(work, name): (&str, &'static str), colour| {
        let of_work = measured.iter().filter(|one| one.work == work);
        let rates: Vec<_> = of_work.map(|one| (one.threads, one.amount / one.seconds)).collect();
        let alone = rates.first().map_or(1.0, |&(_, rate)| rate);
        let points = rates.into_iter().map(|(threads, rate)| (threads, rate / alone)).collect();
        Series { name, points, colour }
    };
    let works = [("perft", "perft"), ("random-play", "random play")];
    Chart {
        title: "Rate, beside that of one core",
        across: "cores",
        up: "times",
        series: works.into_iter().zip(COLOURS).map(|(work, colour)| line(work, colour)).collect(),
    }
}

fn over_sizes(measured: &[Measurement]) -> Chart {
    let of_records = measured.iter().filter(|one| one.work == "records");
    let points = of_records.map(|one| (one.amount / 1e6, one.seconds)).collect();
    Chart {
        title: "Seconds to check a file of records",
        across: "MB",
        up: "seconds",
        series: vec![Series { name: "records", points, colour: COLOURS[0] }],
    }
}

fn draw<B: DrawingBackend>(
    area: &DrawingArea<B, plotters::coord::Shift>,
    chart: &Chart,
) -> Result<(), Box<dyn Error>>
where
    B::ErrorType: 'static,
{
    let all = || chart.series.iter().flat_map(|series| &series.points);
    let right = all().map(|point| point.0).fold(1.0, f64::max);
    let top = all().map(|point| point.1).fold(0.0, f64::max);
    let mut context = ChartBuilder::on(area)
        .caption(chart.title, ("sans-serif", 15))
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(44)
        .build_cartesian_2d(0.0..right * 1.05, 0.0..top * 1.1)?;
    let mut mesh = context.configure_mesh();
    mesh.x_desc(chart.across).y_desc(chart.up).max_light_lines(1).x_labels(6).y_labels(6);
    mesh.draw()?;
    for series in &chart.series {
        let colour = series.colour;
        let from_nothing = std::iter::once((0.0, 0.0)).chain(series.points.iter().copied());
        context
            .draw_series(LineSeries::new(from_nothing, colour.stroke_width(2)))?
            .label(series.name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(2)));
        let dots = series.points.iter().map(|&point| Circle::new(point, 4, colour.filled()));
        context.draw_series(dots)?;
    }
    if chart.series.len() > 1 {
        let position = SeriesLabelPosition::UpperLeft;
        context.configure_series_labels().position(position).border_style(BLACK).draw()?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let measured: Vec<Measurement> = text.lines().map(measurement).collect::<Result<_, _>>()?;
    let mut picture = String::new();
    {
        let area = SVGBackend::with_string(&mut picture, (760, 320)).into_drawing_area();
        area.fill(&WHITE)?;
        let (left, right) = area.split_horizontally(380);
        draw(&left, &over_cores(&measured))?;
        draw(&right, &over_sizes(&measured))?;
        area.present()?;
    }
    // A description goes behind the tag that opens the picture.
    let (opening, rest) = picture.split_once('>').ok_or("the picture has no tag")?;
    let numbers = text.trim_end().replace('\n', "; ");
    let described =
        format!("{opening}>\n<desc>work threads amount seconds: {numbers}</desc>{rest}");
    io::stdout().write_all(described.as_bytes())?;
    Ok(())
}
