// Counts games and plays one in the WebAssembly build: `node run.mjs dablot_wasm.wasm`.
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';

const file = process.argv[2];
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const game = instance.exports;

const counts = [15n, 223n, 4361n, 85421n];
counts.forEach((count, at) => assert.equal(game.perft(at + 1), count));

let seed = 1;
const random = (below) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
let decisions = 0;
while (game.action_count() > 0) {
  assert.equal(game.play(game.action(random(game.action_count()))), 1);
  decisions += 1;
}
assert.notEqual(game.result(), 0);
assert.equal(game.play(0), 0);
console.log(`wasm: perft 4 is ${counts[3]}, a game of ${decisions} decisions ended with result ${game.result()}`);
