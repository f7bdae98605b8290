import { drawn } from '@mikvah/rules/forecast/drawn.ts'

/**
 * LATE_ANSWERS=60 lets each answer come after up to so many milliseconds, drawn by DICE_SEED: what a page or a test
 * does too early shows. They pass in the test's own time, where it plays its timeouts. Without it an answer is there at
 * once.
 */
const upTo = Number(process.env.LATE_ANSWERS ?? 0)
const part = drawn(Number(process.env.DICE_SEED ?? 20_261_124))

/** Those that are on their way. */
const onTheWay = new Set<() => void>()
/** That of the machine, also while a test plays its timeouts. */
const aTurn = setTimeout

/** Resolves when an answer may come: at once, or with LATE_ANSWERS when its time has passed. */
export async function onItsWay(): Promise<void> {
  if (upTo === 0) return
  await new Promise<void>((resolve) => {
    const come = () => {
      onTheWay.delete(come)
      resolve()
    }
    onTheWay.add(come)
    setTimeout(come, part() * upTo)
  })
}

/** Has all answers come that are on their way, so that nothing waits for one any more. */
export async function allHere(): Promise<void> {
  while (onTheWay.size > 0) {
    for (const come of onTheWay) come()
    // What was waiting goes on, and may ask for more.
    for (let turns = 0; turns < 3; turns++) await new Promise((turn) => aTurn(turn))
  }
}
