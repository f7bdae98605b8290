import { judgeInQuiet } from '@mikvah/rules/reservation/quiet.ts'
import { quietAt } from '../nights/quiet.ts'
import type { Moment } from '../request/context.ts'
import { Refused } from '../request/refused.ts'

/**
 * Refuses changes by patrons on Shabbos and Yom Tov with closed-in-quiet, where the facility wants that; staff may go
 * on.
 */
export function refuseInQuiet(moment: Moment, { asPatron }: { asPatron: boolean }): void {
  const { now, content } = moment
  const by = asPatron ? 'patron' : 'reception'
  const verdict = judgeInQuiet(quietAt(moment, now), { now, by, values: content.values })
  if (!verdict.allowed) throw new Refused(verdict.because)
}
