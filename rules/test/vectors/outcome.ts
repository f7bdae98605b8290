import { hebrewDateOf } from '../../calendar/hebrew-date.ts'
import { hebrewDateTextOf } from '../../calendar/hebrew-date-text.ts'
import { scheduleDayOf } from '../../schedule/schedule-of-day.ts'
import { nextDay } from '../../time/business-day.ts'
import { instantOfText, instantTextOf } from '../../time/local-text.ts'
import type { Ms } from '../../time/ms.ts'
import { placeOf, type ScheduleCase, settingsOf } from './vectors.ts'

/** The engine's answer to a case, written the way the cases are. */
export function outcomeOf(each: ScheduleCase): ScheduleCase['expect'] {
  const { timeZone } = placeOf(each.profile)
  const { closed, lastEntryTime } = each.override
  const day = scheduleDayOf(each.date, settingsOf(each.profile, each.settings), {
    closed: closed ?? null,
    lastEntryTime: lastEntryTime === undefined ? null : instantOfText(lastEntryTime, timeZone),
  })
  const local = (at: Ms) => instantTextOf(at, timeZone).replace(/:00([+-])/, '$1')
  const text = (at: Ms | null | undefined) => (at === null || at === undefined ? null : local(at))
  return {
    kind: day.kind,
    closed: day.closed,
    closedReason: day.closedReason === 'notOpen' ? 'setting' : day.closedReason,
    shabbosMode: day.shabbosMode,
    winter: day.winter,
    zmanTevillah: text(day.zman),
    zmanFallbackUsed: day.zmanFallbackUsed,
    zman2: text(day.zman2),
    zman72: text(day.zman72),
    candleLighting: text(day.candleLighting),
    openTime: text(day.openTime),
    lastEntryTime: text(day.lastEntryTime),
    cutOff: text(day.cutOff),
    checkinFrom: text(day.checkinFrom),
    quiet: day.quiet === null ? null : { from: local(day.quiet.from), to: local(day.quiet.to) },
    slotCount: day.slots.length,
    firstSlot: text(day.slots[0]),
    lastSlot: text(day.slots.at(-1)),
    firstBath: text(day.firstStart?.bath),
    firstShower: text(day.firstStart?.shower),
    hebrewDay: day.hebrewDay,
    hebrewMonth: day.hebrewMonth,
    hebrewYear: day.hebrewYear,
    hebrewNight: hebrewDateTextOf(hebrewDateOf(nextDay(each.date)), 'en'),
    notes: [...day.notes],
  }
}
