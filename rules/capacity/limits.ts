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
  'chabadBorShower',
  'chabadBorBath',
  'parking',
  'parkingHandicapped',
  'salon',
] as const
export type LimitKind = (typeof limitKinds)[number]

/** How many visits a limit bears at one instant. Where it is 'unbounded' the other limits of the visit decide. */
export type Cap = number | 'unbounded' | 'not-offered'
export type Limits = Readonly<Record<LimitKind, Cap>>

export type NightForLimits = Pick<ScheduleDay, 'shabbosMode' | 'friday'>

type LimitRule = {
  key: SettingKey
  /** The setting that counts instead on Fridays and Shabbos-mode nights, unless it is blank. */
  fridayKey?: SettingKey
  blank: Cap
  zero: Cap
  /** What becomes of the limit on a Shabbos-mode night, where `total` is the only pool. */
  shabbosMode: 'unbounded' | 'not-offered'
}
const notOffered = 'not-offered'
const unbounded = 'unbounded'

/** Every limit but `total`: its setting, what blank and 0 mean there, and what becomes of it in Shabbos mode. */
export const limitTable: Readonly<Record<Exclude<LimitKind, 'total'>, LimitRule>> = {
  shower: { key: 'roomsAvailableShower', blank: unbounded, zero: 0, shabbosMode: unbounded },
  bath: { key: 'roomsAvailableBath', blank: unbounded, zero: 0, shabbosMode: unbounded },
  handicapped: optional('roomsAvailableHandicapped', { shabbosMode: unbounded }),
  privateRoom: optional('roomsAvailablePrivateRoom'),
  kallah: optional('roomsAvailableKallah'),
  segula: optional('roomsAvailableSegula', { blank: unbounded }),
  chabadBor: optional('roomsAvailableChabadBor', {
    fridayKey: 'roomsAvailableChabadBorFriday',
    shabbosMode: unbounded,
  }),
  chabadBorShower: within('roomsAvailableChabadBorShower'),
  chabadBorBath: within('roomsAvailableChabadBorBath'),
  parking: optional('parkingAvailable'),
  parkingHandicapped: optional('parkingAvailableHandicapped'),
  salon: optional('salonAvailable', { blank: 1 }),
}

/** A limit on a part of another one: while it is blank the other alone decides. */
function within(key: SettingKey): LimitRule {
  return { key, blank: unbounded, zero: notOffered, shabbosMode: unbounded }
}

function optional(key: SettingKey, differs: Partial<LimitRule> = {}): LimitRule {
  return { key, blank: notOffered, zero: notOffered, shabbosMode: notOffered, ...differs }
}

/** The limits of one night at one place. `values` are already those of the place. */
export function limitsOf(values: SettingValues, night: NightForLimits): Limits {
  const capOf = (kind: keyof typeof limitTable): Cap => {
    const rule = limitTable[kind]
    const key = settingOn(night, values, rule)
    if (night.shabbosMode && key !== rule.fridayKey) return rule.shabbosMode
    const count = numberOf(values, key)
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
    chabadBorShower: capOf('chabadBorShower'),
    chabadBorBath: capOf('chabadBorBath'),
    parking: capOf('parking'),
    parkingHandicapped: capOf('parkingHandicapped'),
    salon: capOf('salon'),
  }
}

const total = { key: 'roomsAvailable', fridayKey: 'roomsAvailableFriday' } as const

function totalOf(values: SettingValues, night: NightForLimits): Cap {
  const rooms = numberOf(values, settingOn(night, values, total))
  return rooms === null ? 'not-offered' : Math.max(0, Math.floor(rooms))
}

/** The setting whose number counts on a night: on a Friday or in Shabbos mode its Friday setting, where that is set. */
export function settingOn(
  { shabbosMode, friday }: NightForLimits,
  values: SettingValues,
  { key, fridayKey }: Pick<LimitRule, 'key' | 'fridayKey'>,
): SettingKey {
  const own = shabbosMode || friday ? fridayKey : undefined
  return own && numberOf(values, own) !== null ? own : key
}

/**
 * The limits of one night, each with the setting that has its number; in Shabbos mode most limits leave that number
 * aside (`shabbosMode` in `limitTable`).
 */
export function limitsWithSettingsOf(
  values: SettingValues,
  night: NightForLimits,
): ReadonlyMap<LimitKind, { key: SettingKey; cap: Cap }> {
  const limits = limitsOf(values, night)
  return new Map(
    limitKinds.map((kind) => {
      const rule = kind === 'total' ? total : limitTable[kind]
      return [kind, { key: settingOn(night, values, rule), cap: limits[kind] }]
    }),
  )
}

/** The cap as a number to compare with: 0 where the thing isn't offered, and no end where it is unbounded. */
export function placesOf(cap: Cap): number {
  if (cap === 'unbounded') return Number.POSITIVE_INFINITY
  return cap === 'not-offered' ? 0 : cap
}
