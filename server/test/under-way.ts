import type { Ms } from '@mikvah/rules/time/ms.ts'
import { settled } from '../outbox/outbox.ts'
import type { Parts } from '../request/parts.ts'
import { within } from '../within.ts'

const open = new Set<Parts>()

/** After each test, waits for the effects that this facility still has under way, until the facility is closed. */
export function waitForItsEffects(parts: Parts): void {
  open.add(parts)
}
export const closed = (parts: Parts) => open.delete(parts)

/**
 * Waits until no facility has effects under way, so that one test’s effects don’t reach into the next. Throws after
 * `patience` ms.
 */
export async function nothingUnderWay(patience: Ms = 20_000): Promise<void> {
  for (const parts of open) {
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
