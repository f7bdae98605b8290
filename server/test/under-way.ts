import type { Ms } from '@mikvah/rules/time/ms.ts'
import { delivering, settled } from '../outbox/outbox.ts'
import { within } from '../within.ts'

/**
 * Waits until no facility has effects under way, so that one test’s effects don’t reach into the next. Throws after
 * `patience` milliseconds.
 */
export async function nothingUnderWay(patience: Ms = 20_000): Promise<void> {
  for (const parts of delivering) {
    const allDone = async () => {
      while ((await settled(parts)) > 0);
      return true
    }
    if (!(await within(patience, allDone())))
      throw new Error(
        'What this test has begun to tell the world doesn’t end: an effect is under way.',
      )
  }
}
