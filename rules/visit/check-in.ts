import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

export const checkInRefusals = [
  'check-in-not-today',
  'check-in-too-early',
  'check-in-needs-hour',
] as const

export type CheckInFacts = {
  now: Ms
  /** The business day on which she checks in. */
  today: string
  night: string
  startsAt: Ms
  /** Whether this is a kallah's request that has no hour yet. */
  placeholder: boolean
  /** Whether this is a visit by daylight (daytime.ts). */
  daytime: boolean
  day: Pick<ScheduleDay, 'checkinFrom'>
}

/** Whether a move checks her in, as placing somebody into a room does who isn't checked in. */
export const checksIn = (from: ReservationStatus, to: ReservationStatus): boolean =>
  isIn('beforeCheckIn', from) && isIn('inWaitingArea', to)

/** Whether it is time to check in; from which status and by whom is in the table of moves. */
export function judgeCheckIn(
  facts: CheckInFacts,
  values: SettingValues,
): Verdict<(typeof checkInRefusals)[number]> {
  if (facts.night !== facts.today) return refused('check-in-not-today')
  if (facts.placeholder) return refused('check-in-needs-hour')
  const from = checkInFromOf(facts, values)
  return from !== null && facts.now >= from ? allowed : refused('check-in-too-early')
}

/** From when she may check in. A daytime visit goes by its own hour; a night without opening has none. */
const checkInFromOf = (facts: CheckInFacts, values: SettingValues): Ms | null =>
  facts.daytime
    ? facts.startsAt - minutes(numberOf(values, 'checkinBeforeOpenMinutes') ?? 0)
    : facts.day.checkinFrom
