import { describe, expect, it } from 'vitest'
import type { SettingValues } from '../settings/read.ts'
import { after, anEvening, bath, fullHouse, house, minutesOf, open, shower } from '../test/night.ts'
import { capacityOf } from './capacity.ts'
import { type Combination, combinationsOf } from './combinations.ts'
import { type Occupancy, occupancyOf, turnaroundOf, type VisitOptions } from './occupancy.ts'
import { joinedTimeSlotsOf } from './places.ts'
import { type NightOnSale, timeSlotsOf } from './slots.ts'

const weekday = { shabbosMode: false, friday: false }
const main = { alternate: false }

/** `bath private double` instead of nine flags. */
const words = (combination: Combination) =>
  Object.entries(combination)
    .filter(([flag, set]) => set === true && flag !== 'available')
    .map(([flag]) => flag)
    .join(' ')
const onSale = (values: Record<string, string>, night = weekday, location = main) =>
  combinationsOf(values, night, location).map(words)

describe('what is on sale', () => {
  it('showers and baths, where nothing else has a price', () => {
    expect(onSale(house)).toEqual(['', 'bath'])
    expect(onSale({ ...house, priceBath: '' })).toEqual([''])
    expect(onSale({ ...house, priceShower: '0' })).toEqual(['', 'bath'])
    expect(onSale({ ...house, roomsAvailableShower: '0' })).toEqual(['bath'])
  })

  it('every combination of a full house, by kind, private, double, extras', () => {
    const extras = (base: string, salon: boolean) => [
      base,
      `${base} parking`.trim(),
      ...(salon ? [`${base} parking salonAfter`.trim()] : []),
    ]
    const listed = [
      ...extras('', true),
      ...extras('doubleSlot', true),
      ...extras('privateRoom', true),
      ...extras('doubleSlot privateRoom', true),
      ...extras('bath', true),
      ...extras('bath doubleSlot', true),
      ...extras('bath privateRoom', true),
      ...extras('bath doubleSlot privateRoom', true),
      ...extras('handicapped', false),
      ...extras('handicapped privateRoom', false),
      ...extras('bath handicapped', false),
      ...extras('bath handicapped privateRoom', false),
      ...extras('segula', false),
      ...extras('segula privateRoom', false),
    ].map((each) => each.split(' ').toSorted().join(' '))
    const sorted = onSale(fullHouse).map((each) => each.split(' ').toSorted().join(' '))
    expect(sorted).toEqual(listed)
  })

  it.each([
    ['accessible without a limit', { roomsAvailableHandicapped: '' }, 'handicapped'],
    ['segula without a price', { priceSegula: '' }, 'segula'],
    ['segula with 0 places', { roomsAvailableSegula: '0' }, 'segula'],
    ['private without a limit', { roomsAvailablePrivateRoom: '' }, 'privateRoom'],
    ['double without a price', { priceDoubleSlot: '' }, 'doubleSlot'],
    ['double without a length', { reservationMinutesDoubleSlot: '' }, 'doubleSlot'],
    ['parking without a price', { priceParking: '' }, 'parking'],
    ['salon without a price', { priceSalonManicure: '' }, 'salonAfter'],
    ['bath with 0 rooms', { roomsAvailableBath: '0' }, 'bath'],
    ['salon with 0 places', { salonAvailable: '0' }, 'salonAfter'],
    ['salon without a length', { salonMinutes: '' }, 'salonAfter'],
  ])('no %s', (_, settings, flag) => {
    expect(onSale({ ...fullHouse, ...settings }).filter((each) => each.includes(flag))).toEqual([])
    expect(onSale(fullHouse).filter((each) => each.includes(flag))).not.toEqual([])
  })

  it('segula in the rooms that there are: in a bath, at a bath’s price for privacy, where none has a shower', () => {
    const segula = (values: SettingValues) =>
      onSale({ ...fullHouse, ...values }).filter((each) => each.includes('segula'))
    expect(segula({}).some((each) => each.includes('bath'))).toBe(false)
    const inBaths = segula({ roomsAvailableShower: '0', pricePrivateBath: '' })
    expect(inBaths).toContain('bath segula')
    expect(inBaths.every((each) => each.includes('bath'))).toBe(true)
    expect(inBaths.filter((each) => each.includes('privateRoom'))).toEqual([])
    expect(segula({ roomsAvailableShower: '0', roomsAvailableBath: '0' })).toEqual([])
  })

  it('private rooms of the kind that has a private price', () => {
    const values = { ...fullHouse, pricePrivateShower: '' }
    expect(onSale(values)).toContain('bath privateRoom')
    expect(onSale(values)).not.toContain('privateRoom')
  })

  it('accessible parking alone, where only that is set', () => {
    const values = { ...fullHouse, parkingAvailable: '' }
    const parked = onSale(values).filter((each) => each.includes('parking'))
    expect(parked).toHaveLength(4)
    expect(parked.every((each) => each.includes('handicapped'))).toBe(true)
  })

  it('the salon for both-polish alone', () => {
    const values = { ...fullHouse, priceSalonManicure: '', priceSalonBoth: '18' }
    expect(onSale(values)).toContain('parking salonAfter')
  })

  it('one entry in Shabbos mode, every flag false', () => {
    const night = { shabbosMode: true, friday: true }
    expect(onSale(fullHouse, night)).toEqual([''])
    expect(onSale({ ...fullHouse, priceShower: '', priceFriday: '25' }, night)).toEqual([''])
    expect(onSale({ ...fullHouse, priceShower: '' }, night)).toEqual([''])
    expect(onSale({ ...fullHouse, priceShower: '', priceBath: '' }, night)).toEqual([])
  })

  it('at the other place, marked', () => {
    expect(onSale(house, weekday, { alternate: true })).toEqual([
      'alternateLocation',
      'bath alternateLocation',
    ])
  })

  it('nothing at a place without rooms', () => {
    expect(onSale({ ...house, roomsAvailable: '' })).toEqual([])
  })
})

describe('the slots of a night', () => {
  const limits = capacityOf(house, anEvening()).limits
  const booked = (start: number, options: VisitOptions, pair?: string): Occupancy =>
    occupancyOf(
      { id: `${start}`, pair, startsAt: after(start), minutes: minutesOf(options), options },
      limits,
      turnaroundOf(house),
    )
  const night = (differs: Partial<NightOnSale> = {}): NightOnSale => ({
    day: anEvening({ slots: [0, 15, 30].map(after) }),
    values: { ...house, roomsAvailable: '3', roomsAvailableBath: '1' },
    occupancies: [],
    minutesOf,
    location: main,
    ...differs,
  })
  const counts = (differs: Partial<NightOnSale> = {}) =>
    timeSlotsOf(night(differs)).map(({ timeSlot, availableReservations }) => [
      (timeSlot - open) / 60_000,
      ...availableReservations.map(({ available }) => available),
    ])

  it('say every flag and how many are left', () => {
    const [first] = timeSlotsOf(night())
    expect(first).toEqual({
      timeSlot: open,
      availableReservations: [
        {
          bath: false,
          doubleSlot: false,
          handicapped: false,
          kallah: false,
          segula: false,
          parking: false,
          privateRoom: false,
          salonAfter: false,
          alternateLocation: false,
          available: 3,
        },
        expect.objectContaining({ bath: true, available: 1 }),
      ],
    })
    expect(Object.keys(first?.availableReservations[0] ?? {})).toHaveLength(10)
  })

  it('show what is full as 0', () => {
    expect(counts({ occupancies: [booked(0, bath)] })).toEqual([
      [0, 2, 0],
      [15, 2, 0],
      [30, 2, 0],
    ])
  })

  it('never show less than 0, when the house was made smaller after the sale', () => {
    const occupancies = [0, 0, 0, 0]
      .map(() => booked(0, shower))
      .map((one, at) => ({ ...one, pair: `${at}` }))
    expect(counts({ occupancies })[0]).toEqual([0, 0, 0])
  })

  it('are none on a closed day', () => {
    expect(timeSlotsOf(night({ day: anEvening({ closed: true }) }))).toEqual([])
  })

  it('begin with baths, where showers begin later', () => {
    const day = anEvening({
      slots: [0, 15, 30].map(after),
      firstStart: { bath: open, shower: after(30) },
    })
    expect(counts({ day })).toEqual([
      [0, 1],
      [15, 1],
      [30, 3, 1],
    ])
    const values = { ...house, priceBath: '' }
    expect(counts({ day, values })).toEqual([[30, 6]])
  })

  it('leave out what has begun', () => {
    expect(counts({ now: after(15) }).map(([at]) => at)).toEqual([15, 30])
    expect(counts({ now: after(16) }).map(([at]) => at)).toEqual([30])
  })

  it.each(['0', ''])('follow the rooms alone where the stagger is “%s”', (reservationStagger) => {
    const values = { ...house, priceBath: '', roomsAvailable: '5', reservationStagger }
    const all = [0, 15, 30].map((at) => [at, 5])
    expect(counts({ values })).toEqual(all)
    expect(counts({ values, occupancies: [booked(0, shower)] })[0]).toEqual([0, 4])
    const single = { ...values, reservationSlotIncrementFriday: '0' }
    const day = anEvening({ kind: 'EREV', slots: [after(0)] })
    expect(counts({ values: single, day })).toEqual([[0, 5]])
  })

  it('follow the stagger', () => {
    const values = { ...house, priceBath: '', reservationStagger: '30', roomsAvailable: '5' }
    const stagger = counts({ values })
    expect(stagger).toEqual([
      [0, 3],
      [15, 2],
      [30, 3],
    ])
    const day = anEvening({ slots: [0, 15, 30].map(after) })
    expect(counts({ values, day, now: after(1) })).toEqual(stagger.slice(1))
    expect(counts({ values, occupancies: [booked(0, shower)] })[0]).toEqual([0, 2])
  })

  it("don't count the visit she edits, nor its hold", () => {
    const occupancies = [booked(0, bath, 'edited'), booked(15, bath, 'edited')]
    expect(counts({ occupancies, replacing: 'edited' })).toEqual(counts())
    expect(counts({ occupancies, replacing: 'another' })).toEqual(counts({ occupancies }))
    expect(counts({ occupancies })[0]).toEqual([0, 2, 0])
  })

  it('have one entry each in Shabbos mode, of the Friday rooms', () => {
    const day = anEvening({ kind: 'EREV', friday: true, shabbosMode: true, slots: [open] })
    const values = { ...fullHouse, roomsAvailableFriday: '4', roomsAvailableShower: '1' }
    expect(counts({ day, values, occupancies: [booked(0, shower)] })).toEqual([[0, 3]])
  })

  it('of two places make one list', () => {
    const satellite = night({
      day: anEvening({ slots: [15, 45].map(after) }),
      values: { ...house, priceBath: '', roomsAvailable: '2' },
      location: { alternate: true },
    })
    const joined = joinedTimeSlotsOf([timeSlotsOf(night()), timeSlotsOf(satellite)])
    const listed = joined.map(({ timeSlot, availableReservations }) => [
      (timeSlot - open) / 60_000,
      availableReservations.map(words),
    ])
    expect(listed).toEqual([
      [0, ['', 'bath']],
      [15, ['', 'bath', 'alternateLocation']],
      [30, ['', 'bath']],
      [45, ['alternateLocation']],
    ])
  })
})
