import { instantOfText } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Content } from '../facility/content.ts'
import { facility } from '../facility/table.ts'
import { runDue } from '../jobs/jobs.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { reminderMoments } from '../visits/remind.ts'

/**
 * Sets the app's clock in every process, forwards or back, and answers once everything that fell due is done, with what
 * it was set to. On the way forwards it stops at each reminder, so that none comes late. Refuses a text that is no
 * instant.
 */
export async function setClock(parts: Parts, moment: Moment, text: string): Promise<Ms> {
  const clock = clockAt(parts, moment.content, text)
  const stops = await reminderMoments(parts, moment, clock.clockShows)
  for (const clockShows of [...stops, clock.clockShows]) {
    await parts.db.orm.update(facility).set({ clockSetAt: parts.realNow(), clockShows })
    await runDue(parts)
  }
  return clock.clockShows
}

/** The columns of the facility's row that make its clock show `text` now; refuses a text that is no instant. */
export function clockAt(
  { realNow }: Pick<Parts, 'realNow'>,
  { timeZone }: Pick<Content, 'timeZone'>,
  text: string,
): { clockSetAt: Ms; clockShows: Ms } {
  const clockShows = instantOfText(text, timeZone)
  if (clockShows !== null) return { clockSetAt: realNow(), clockShows }
  throw new Refused('invalid-request', {
    errors: [{ path: 'now', message: 'Not an instant.' }],
    params: { fields: 'now' },
  })
}
