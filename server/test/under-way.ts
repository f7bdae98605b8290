import type { Ms } from '@mikvah/rules/time/ms.ts'
import { settled } from '../outbox/outbox.ts'
import type { Parts } from '../request/parts.ts'
import { within } from '../within.ts'

const open = new Set<Parts>()

/** What this facility has under way at the end of a test is waited for there, until it is closed. */
export function waitForItsEffects(parts: Parts): void {
  open.add(parts)
}
export const closed = (parts: Parts) => open.delete(parts)

/** What one test has begun is done before the next one looks. Throws when it doesn't end within so long. */
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
