import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { schedule } from '@mikvah/contract/settings/schedule.ts'
import { hebrewDateOf, hebrewNightOf } from '@mikvah/rules/calendar/hebrew-date.ts'
import { hebrewDateTextOf } from '@mikvah/rules/calendar/hebrew-date-text.ts'
import type { NoteCode } from '@mikvah/rules/calendar/notes.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { capitalized } from '@mikvah/rules/words/capitalized.ts'
import type { RequestContext } from '../request/context.ts'
import { textIn } from '../request/words.ts'

type DayView = ResultOf<typeof schedule>[number]

/** The key of a note among the texts: `noteChanukah3` for the code `chanukah3`. */
export const noteKey = (code: NoteCode) => `note${capitalized(code)}` as const

/**
 * A night in an answer: instants as texts in the facility's zone, the note as it was typed for the night, else in the
 * caller's language.
 */
export function scheduleDayView(day: ScheduleDay, { content, language }: RequestContext): DayView {
  const at = (ms: Ms | null) => (ms === null ? null : instantTextOf(ms, content.timeZone))
  const [first] = day.notes
  const note =
    day.noteOverride ?? (first ? textIn(language, noteKey(first), {}, content.texts) : null)
  return {
    date: day.date,
    closed: day.closed,
    closedReason: day.closedReason,
    kind: day.kind,
    shabbosMode: day.shabbosMode,
    zmanTevillah: at(day.zman),
    openTime: at(day.openTime),
    lastEntryTime: at(day.lastEntryTime),
    cutOff: at(day.cutOff),
    checkinFrom: at(day.checkinFrom),
    surchargeFrom: at(day.surchargeFrom),
    candleLighting: at(day.candleLighting),
    quiet: day.quiet && {
      from: instantTextOf(day.quiet.from, content.timeZone),
      to: instantTextOf(day.quiet.to, content.timeZone),
    },
    hebrewNote: note,
    hebrewNoteCodes: [...day.notes],
    hebrewDay: day.hebrewDay,
    hebrewMonth: day.hebrewMonth,
    hebrewYear: day.hebrewYear,
    hebrewNight: hebrewNightOf(day.date),
    hebrewDateText: hebrewDateTextOf(hebrewDateOf(day.date), language),
    overridden: [...day.overridden],
  }
}
