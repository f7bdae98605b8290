import { instantOfText } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { facility } from '../facility/table.ts'
import type { Asked } from '../http/asked.ts'
import { Refused } from '../http/refused.ts'
import { runDue } from '../jobs/jobs.ts'
import type { Parts } from '../parts.ts'

/** Sets the app's clock in every process, forwards or back; answers once all that fell due has been done. */
export async function setClock(
  parts: Parts,
  { content }: Pick<Asked, 'content'>,
  text: string,
): Promise<Ms> {
  const clockShows = instantOfText(text, content.timeZone)
  if (clockShows === null) {
    throw new Refused('invalid-request', {
      errors: [{ path: 'now', message: 'Not an instant.' }],
      params: { fields: 'now' },
    })
  }
  await parts.db.orm.update(facility).set({ clockSetAt: parts.realNow(), clockShows })
  await runDue(parts)
  return clockShows
}
