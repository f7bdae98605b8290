import { isDeepStrictEqual } from 'node:util'
import { type BadNight, judgeYear } from '@mikvah/rules/schedule/judge-settings.ts'
import type { ScheduleSettings } from '@mikvah/rules/schedule/schedule-settings.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { todayOf } from '../nights/nights.ts'
import { wallTimeTextOf } from '../notices/wall-time.ts'
import type { RequestContext } from '../request/context.ts'
import { textIn } from '../request/words.ts'
import type { WhyWrong } from './refused-settings.ts'

/** What is found in the coming year: `warning` names the worst night of what is doubtful, null where nothing is. */
type YearFound = { allowed: true; warning: string | null } | ({ allowed: false } & WhyWrong)

/**
 * Whether a changed schedule works on every night of the coming year, in words: a warning of what is doubtful, or why
 * not. Of one that stays as it is there is nothing to say.
 */
export function judgeYearInWords(ctx: RequestContext, schedule: ScheduleSettings): YearFound {
  const { language, content } = ctx
  if (isDeepStrictEqual(schedule, content.schedule)) return { allowed: true, warning: null }
  const verdict = judgeYear(schedule, todayOf(ctx), content.schedule)
  if (!verdict.allowed)
    return { allowed: false, ...inWords(verdict, language, schedule.place.timeZone) }
  if (!verdict.shallow) return { allowed: true, warning: null }
  const { date, minutes, degrees } = verdict.shallow
  const params = {
    date: dateText(date, 'full', language),
    minutes: String(minutes),
    degrees: String(degrees),
  }
  return {
    allowed: true,
    warning: textIn(language, 'setting.shallow-zman', params, content.texts),
  }
}

/** Why some night doesn't work, with its date; of an evening that begins after the doors open, both hours. */
function inWords(bad: BadNight, language: Language, timeZone: string): WhyWrong {
  const date = dateText(bad.date, 'full', language)
  if (bad.because === 'shutdown-too-early')
    return { because: bad.because, params: { lastEntry: date } }
  const clock = (at: Ms) => wallTimeTextOf(at, timeZone, language).time
  const params = { date, evening: clock(bad.evening), open: clock(bad.open) }
  return { because: bad.because, params }
}
