/**
 * LATE_ANSWERS=60 lets each answer come after up to so many milliseconds, drawn by DICE_SEED: what a page or a test does
 * too early shows. They pass in the test's own time, where it plays its timeouts. Without it an answer is there at once.
 */
const upTo = Number(process.env.LATE_ANSWERS ?? 0)
let state = Number(process.env.DICE_SEED ?? 20_261_124)

/** Between 0 and 1, mulberry32: a test library's own dice would be read anew by each file's document. */
function thrown(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** Over when an answer may come. */
export async function onItsWay(): Promise<void> {
  if (upTo > 0) await new Promise((come) => setTimeout(come, thrown() * upTo))
}
