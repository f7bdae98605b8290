import fc from 'fast-check'
import type { Capacity } from '../capacity/capacity.ts'
import {
  type Occupancy,
  occupancyOf,
  turnaroundOf,
  type VisitOptions,
} from '../capacity/occupancy.ts'
import type { ScheduleDay } from '../schedule/schedule-day.ts'
import type { SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'

/** For tests, as is all of this file: when its evening of 18 June 2024 opens, 20:30 in New York. */
export const open: Ms = Date.parse('2024-06-19T00:30:00Z')

/** The instant so many minutes after the opening. */
export const after = (count: number): Ms => open + minutes(count)

/** A weekday evening with twelve starts a quarter of an hour apart, but for what differs. */
export function anEvening(differs: Partial<ScheduleDay> = {}): ScheduleDay {
  const slots = differs.slots ?? Array.from({ length: 12 }, (_, slot) => after(slot * 15))
  return {
    date: '2024-06-18',
    kind: 'WEEKDAY',
    closed: false,
    closedReason: null,
    shabbosMode: false,
    friday: false,
    winter: false,
    zman: after(60),
    zmanFallbackUsed: false,
    zman2: null,
    zman72: null,
    candleLighting: null,
    openTime: open,
    lastEntryTime: slots.at(-1) ?? open,
    cutOff: null,
    checkinFrom: null,
    surchargeFrom: null,
    quiet: null,
    hebrewDay: 12,
    hebrewMonth: 'Sivan',
    hebrewYear: 5784,
    notes: [],
    noteOverride: null,
    firstStart: { bath: open, shower: open },
    overridden: [],
    ...differs,
    slots,
  }
}

export const house: SettingValues = {
  roomsAvailable: '6',
  roomsAvailableBath: '4',
  reservationSlotIncrement: '15',
  reservationStagger: '0',
  cleaningMinutes: '15',
  salonMinutes: '20',
  priceShower: '30',
  priceBath: '40',
}

/** A house that sells everything. */
export const fullHouse: SettingValues = {
  ...house,
  roomsAvailableHandicapped: '1',
  roomsAvailablePrivateRoom: '2',
  roomsAvailableKallah: '1',
  roomsAvailableChabadBor: '1',
  parkingAvailable: '3',
  parkingAvailableHandicapped: '1',
  priceSegula: '50',
  pricePrivateShower: '60',
  pricePrivateBath: '70',
  priceDoubleSlot: '20',
  reservationMinutesDoubleSlot: '30',
  priceParking: '5',
  priceSalonManicure: '15',
}

export const shower: VisitOptions = {
  bath: false,
  doubleSlot: false,
  handicapped: false,
  kallah: false,
  segula: false,
  chabadBor: false,
  privateRoom: false,
  parking: false,
  salonAfter: false,
}
export const bath: VisitOptions = { ...shower, bath: true }

export const minutesOf = ({ bath: isBath, doubleSlot }: VisitOptions): number =>
  (isBath ? 60 : 30) + (doubleSlot ? 30 : 0)

const rarely = fc.integer({ min: 0, max: 7 }).map((roll) => roll === 7)

export const someOptions: fc.Arbitrary<VisitOptions> = fc.record({
  bath: fc.boolean(),
  doubleSlot: rarely,
  handicapped: rarely,
  kallah: rarely,
  segula: rarely,
  chabadBor: rarely,
  privateRoom: rarely,
  parking: fc.boolean(),
  salonAfter: fc.boolean(),
})

const someCount = fc.constantFrom('4', '3', '2', '1', '3', '2', '1', '0', '')

/** Houses small enough that limits are reached. */
export const someHouse: fc.Arbitrary<SettingValues> = fc
  .record({
    roomsAvailable: fc.constantFrom('7', '5', '4', '3', '2', '1', '0'),
    roomsAvailableFriday: fc.constantFrom('', '2'),
    roomsAvailableShower: someCount,
    roomsAvailableBath: someCount,
    roomsAvailableHandicapped: someCount,
    roomsAvailablePrivateRoom: someCount,
    roomsAvailableKallah: someCount,
    roomsAvailableSegula: someCount,
    roomsAvailableChabadBor: someCount,
    roomsAvailableChabadBorShower: someCount,
    roomsAvailableChabadBorBath: someCount,
    parkingAvailable: someCount,
    parkingAvailableHandicapped: someCount,
    salonAvailable: someCount,
    reservationStagger: fc.constantFrom('0', '0', '15', '30', '60'),
    cleaningMinutes: fc.constantFrom('15', '10', '0', ''),
    salonMinutes: fc.constantFrom('20', '45', '20', '0', ''),
  })
  .map((values) => ({ ...fullHouse, ...values }))

export const someEvening: fc.Arbitrary<ScheduleDay> = fc
  .record({
    shabbosMode: rarely,
    friday: rarely,
    firstShower: fc.constantFrom(0, 0, 30),
  })
  .map(({ firstShower, ...night }) =>
    anEvening({ ...night, firstStart: { bath: open, shower: after(firstShower) } }),
  )

/** When a visit starts: mostly at one of the evening's twelve starts, now and then at any minute around them. */
export const someStart: fc.Arbitrary<Ms> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 11 }).map((slot) => after(slot * 15)) },
  { weight: 1, arbitrary: fc.integer({ min: -20, max: 200 }).map(after) },
)

export type Wish = {
  startsAt: Ms
  options: VisitOptions
  pair: string
  completedAt: Ms | null
}

/** A visit of a woman who holds nothing yet. */
export const newcomer = { pair: 'she', completedAt: null }

export const someWish: fc.Arbitrary<Wish> = fc.record({
  startsAt: someStart,
  options: someOptions,
  pair: fc.integer({ min: 0, max: 40 }).map(String),
  completedAt: fc.option(fc.integer({ min: -30, max: 200 }).map(after), { freq: 6 }),
})

/** What a wish takes from the night, as the rules count it. */
export const placed = (wish: Wish, values: SettingValues, { limits }: Capacity): Occupancy =>
  occupancyOf({ ...wish, id: '', minutes: minutesOf(wish.options) }, limits, turnaroundOf(values))
