import { plusDays } from '../time/business-day.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { civilDateOf, wallOf } from '../time/wall.ts'

export const reminderKinds = ['dayBefore', 'dayOf'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** The hour of each reminder where its setting is blank, by the wall clock. */
export const standardReminderHours: Readonly<Record<ReminderKind, number>> = {
  dayBefore: 19,
  dayOf: 10,
}

/**
 * A reminder goes out at `at`, and is dropped after `until`, when it is no longer worth sending. No Shabbos or Yom
 * Tov lies between the two.
 */
export type Reminder = { kind: ReminderKind; at: Ms; until: Ms }

export type ReminderFacts = {
  timeZone: string
  /**
   * The hour of each reminder by the wall clock, in decimals (19 is 7 PM); null for one that the facility doesn't send.
   */
  hours: Readonly<Record<ReminderKind, number | null>>
  /** The Shabbos or Yom Tov that an instant falls in. */
  quietAt: (at: Ms) => { from: Ms } | null
}

/** How long before Shabbos or Yom Tov a reminder goes out whose hour falls into it. */
const ahead = minutes(60)
/** The last moment for a reminder, before her hour: later she is on her way. */
const lastBefore = minutes(60)

/**
 * The reminders of a visit of this business day (`night`), each that the facility sends and that can still be in
 * time.
 */
export function remindersOf(
  { night, startsAt }: { night: string; startsAt: Ms },
  { timeZone, hours, quietAt }: ReminderFacts,
): Reminder[] {
  return reminderKinds.flatMap((kind) => {
    const hour = hours[kind]
    if (hour === null) return []
    const day = kind === 'dayOf' ? night : plusDays(night, -1)
    const usual = wallOf(day, hour, timeZone, 'earlier')
    const ends =
      kind === 'dayOf' ? startsAt - lastBefore : wallOf(plusDays(day, 1), 0, timeZone, 'earlier')
    const quiet = quietAt(usual)
    const at = quiet ? quiet.from - ahead : usual
    const begins = quiet ?? quietAt(ends)
    const until = begins ? Math.min(ends, begins.from) : ends
    return at < until ? [{ kind, at, until }] : []
  })
}

export type Reminded = {
  wants: Readonly<Record<ReminderKind, boolean>>
  /** When the visit was booked; a reminder that would have gone out before then isn't sent. */
  since: Ms
}

/**
 * The reminders that she gets, the earliest first: those she wishes whose hour came after the visit was booked, and one
 * where two fall on the same civil day.
 */
export function remindersFor(
  reminders: readonly Reminder[],
  { wants, since }: Reminded,
  timeZone: string,
): Reminder[] {
  const hers = reminders.filter(({ kind, at }) => wants[kind] && since < at)
  const days = new Set<string>()
  return hers
    .toSorted((one, other) => one.at - other.at)
    .filter(({ at }) => {
      const day = civilDateOf(at, timeZone)
      const first = !days.has(day)
      days.add(day)
      return first
    })
}
