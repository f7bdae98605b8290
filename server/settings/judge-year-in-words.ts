import { type BadNight, judgeYear } from '@mikvah/rules/schedule/judge-settings.ts'
import type { ScheduleSettings } from '@mikvah/rules/schedule/schedule-settings.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { todayOf } from '../nights/nights.ts'
import { wallTimeTextOf } from '../notices/wall-time.ts'
import type { RequestContext } from '../request/context.ts'
import type { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import type { WhyWrong } from './refused-settings.ts'

/**
 * Refuses what doesn't work on some night of the coming year; gives a warning, with the worst night, for what is
 * doubtful.
 */
export function warningOfYear(
  ctx: RequestContext,
  schedule: ScheduleSettings,
  refuse: (reason: WhyWrong) => Refused,
): string | null {
  const { language, content } = ctx
  const verdict = judgeYear(schedule, todayOf(ctx), content.schedule)
  if (!verdict.allowed) throw refuse(inWords(verdict, language, schedule.place.timeZone))
  if (!verdict.shallow) return null
  const { date, minutes, degrees } = verdict.shallow
  const params = {
    date: dateText(date, 'full', language),
    minutes: String(minutes),
    degrees: String(degrees),
  }
  return textIn(language, 'setting.shallow-zman', params, content.texts)
}

/** Why some night doesn't work, with its date; of an evening that begins after the doors open, both hours. */
function inWords(bad: BadNight, language: 'en' | 'he', timeZone: string): WhyWrong {
  const date = dateText(bad.date, 'full', language)
  if (bad.because === 'shutdown-too-early')
    return { because: bad.because, params: { lastEntry: date } }
  const clock = (at: Ms) => wallTimeTextOf(at, timeZone, language).time
  const params = { date, evening: clock(bad.evening), open: clock(bad.open) }
  return { because: bad.because, params }
}
