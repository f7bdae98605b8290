import { drawn } from '@mikvah/rules/forecast/drawn.ts'

/**
 * LATE_ANSWERS=60 lets each answer come after up to so many milliseconds, drawn by DICE_SEED: what a page or a test does
 * too early shows. They pass in the test's own time, where it plays its timeouts. Without it an answer is there at once.
 */
const upTo = Number(process.env.LATE_ANSWERS ?? 0)
const part = drawn(Number(process.env.DICE_SEED ?? 20_261_124))

/** Resolves when an answer may come. */
export async function onItsWay(): Promise<void> {
  if (upTo > 0) await new Promise((come) => setTimeout(come, part() * upTo))
}
