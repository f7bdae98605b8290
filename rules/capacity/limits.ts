import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { SettingKey } from '../settings/catalogue.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'

export const limitKinds = [
  'total',
  'shower',
  'bath',
  'handicapped',
  'privateRoom',
  'kallah',
  'segula',
  'chabadBor',
  'parking',
  'parkingHandicapped',
  'salon',
] as const
export type LimitKind = (typeof limitKinds)[number]

/**
 * How many visits a limit bears at one instant. Unbounded = the other limits of the visit decide.
 */
export type Cap = number | 'unbounded' | 'not-offered'
export type Limits = Readonly<Record<LimitKind, Cap>>

export type NightForLimits = Pick<ScheduleDay, 'shabbosMode' | 'friday'>

type LimitRule = {
  key: SettingKey
  blank: Cap
  zero: Cap
  /** What becomes of the limit on a Shabbos-mode night, where `total` is the only pool. */
  shabbosMode: 'unbounded' | 'not-offered'
}
const notOffered = 'not-offered'
const unbounded = 'unbounded'

/** Every limit but `total`: its setting, and what blank and 0 mean there. */
export const limitTable: Readonly<Record<Exclude<LimitKind, 'total'>, LimitRule>> = {
  shower: { key: 'roomsAvailableShower', blank: unbounded, zero: 0, shabbosMode: unbounded },
  bath: { key: 'roomsAvailableBath', blank: unbounded, zero: 0, shabbosMode: unbounded },
  handicapped: optional('roomsAvailableHandicapped', { shabbosMode: unbounded }),
  privateRoom: optional('roomsAvailablePrivateRoom'),
  kallah: optional('roomsAvailableKallah'),
  segula: optional('roomsAvailableSegula', { blank: unbounded }),
  chabadBor: optional('roomsAvailableChabadBor', { shabbosMode: unbounded }),
  parking: optional('parkingAvailable'),
  parkingHandicapped: optional('parkingAvailableHandicapped'),
  salon: optional('salonAvailable', { blank: 1 }),
}

function optional(key: SettingKey, differs: Partial<LimitRule> = {}): LimitRule {
  return { key, blank: notOffered, zero: notOffered, shabbosMode: notOffered, ...differs }
}

/** The limits of one night at one place. `values` are already those of the place. */
export function limitsOf(values: SettingValues, night: NightForLimits): Limits {
  const capOf = (kind: keyof typeof limitTable): Cap => {
    const rule = limitTable[kind]
    if (night.shabbosMode) return rule.shabbosMode
    const count = numberOf(values, rule.key)
    if (count === null) return rule.blank
    return count <= 0 ? rule.zero : Math.floor(count)
  }
  return {
    total: totalOf(values, night),
    shower: capOf('shower'),
    bath: capOf('bath'),
    handicapped: capOf('handicapped'),
    privateRoom: capOf('privateRoom'),
    kallah: capOf('kallah'),
    segula: capOf('segula'),
    chabadBor: capOf('chabadBor'),
    parking: capOf('parking'),
    parkingHandicapped: capOf('parkingHandicapped'),
    salon: capOf('salon'),
  }
}

function totalOf(values: SettingValues, { shabbosMode, friday }: NightForLimits): Cap {
  const ofFriday = shabbosMode || friday ? numberOf(values, 'roomsAvailableFriday') : null
  const rooms = ofFriday ?? numberOf(values, 'roomsAvailable')
  return rooms === null ? 'not-offered' : Math.max(0, Math.floor(rooms))
}

/** The cap as a number to compare with: nothing is left where nothing is offered. */
export function placesOf(cap: Cap): number {
  if (cap === 'unbounded') return Number.POSITIVE_INFINITY
  return cap === 'not-offered' ? 0 : cap
}
