import { plusDays } from '../time/business-day.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { civilDateOf, wallOf } from '../time/wall.ts'

export const reminderKinds = ['dayBefore', 'dayOf'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** It goes out at `at`, and is worth it until `until`, which no Shabbos or Yom Tov lies before: later it is dropped (rules 10). */
export type Reminder = { kind: ReminderKind; at: Ms; until: Ms }

export type ReminderFacts = {
  timeZone: string
  /** Hour of the wall clock in decimals (19 is 7 PM); null for a reminder that the facility doesn't send. */
  hours: Readonly<Record<ReminderKind, number | null>>
  /** The Shabbos or Yom Tov that an instant falls in. */
  quietAt: (at: Ms) => { from: Ms } | null
}

/** Before Shabbos or Yom Tov, for one whose hour falls in it. */
const ahead = minutes(60)
/** She is on her way by then. */
const lastBefore = minutes(60)

/** The reminders of a visit of this business day (`night`), each where the facility sends it and it can still be in time. */
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
  /** Since when the visit stands; what it was told then needs no telling again. */
  since: Ms
}

/** Those that she gets: what she wishes, of a visit that stood before, and one of two that fall on the same day. */
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
