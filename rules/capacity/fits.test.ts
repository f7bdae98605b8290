import { describe, expect, it } from 'vitest'
import { after, anEvening, bath, fullHouse, minutesOf, shower } from '../test/night.ts'
import { capacityOf } from './capacity.ts'
import { judgeFit } from './fits.ts'
import { type Occupancy, occupancyOf, turnaroundOf, type VisitOptions } from './occupancy.ts'

let visits = 0
function scene(settings: Record<string, string>, night = anEvening()) {
  const values = { ...fullHouse, ...settings }
  const capacity = capacityOf(values, night)
  const visit = (start: number, options: VisitOptions, pair?: string): Occupancy => {
    const placed = { id: `v${++visits}`, pair, startsAt: after(start), options }
    return occupancyOf({ ...placed, minutes: minutesOf(options) }, capacity.limits, {
      ...turnaroundOf(values),
    })
  }
  return { capacity, visit }
}

describe('whether a visit fits', () => {
  it('gives the last place once', () => {
    const { capacity, visit } = scene({ roomsAvailable: '1', roomsAvailableBath: '' })
    expect(judgeFit(visit(0, bath), [], capacity)).toEqual({ allowed: true, left: 1 })
    expect(judgeFit(visit(0, bath), [visit(0, bath)], capacity)).toEqual({
      allowed: false,
      because: 'slot-taken',
      limit: 'total',
    })
  })

  it('lets the next begin as the cleaning ends, not a minute earlier', () => {
    const { capacity, visit } = scene({ roomsAvailable: '1' })
    const occupancies = [visit(0, bath)]
    expect(judgeFit(visit(75, bath), occupancies, capacity).allowed).toBe(true)
    expect(judgeFit(visit(74, bath), occupancies, capacity).allowed).toBe(false)
    expect(judgeFit(visit(-45, shower), occupancies, capacity).allowed).toBe(true)
    expect(judgeFit(visit(-44, shower), occupancies, capacity).allowed).toBe(false)
  })

  it.each<[string, Record<string, string>, Partial<VisitOptions>, string]>([
    ['baths', { roomsAvailableBath: '1' }, { bath: true }, 'bath'],
    ['showers', { roomsAvailableShower: '1' }, {}, 'shower'],
    ['accessible', { roomsAvailableHandicapped: '1' }, { handicapped: true }, 'handicapped'],
    ['private', { roomsAvailablePrivateRoom: '1' }, { privateRoom: true }, 'privateRoom'],
    ['kallah', { roomsAvailableKallah: '1' }, { kallah: true }, 'kallah'],
    ['segula', { roomsAvailableSegula: '1' }, { segula: true }, 'segula'],
    ['Chabad Bor', { roomsAvailableChabadBor: '1' }, { chabadBor: true }, 'chabadBor'],
    ['parking', { parkingAvailable: '1' }, { parking: true }, 'parking'],
    ['salon', { salonAvailable: '1' }, { parking: true, salonAfter: true }, 'salon'],
  ])('is bounded by its own kind: %s', (_, settings, differs, limit) => {
    const { capacity, visit } = scene(settings)
    const options = { ...shower, ...differs }
    const refused = { allowed: false, because: 'slot-taken', limit }
    expect(judgeFit(visit(0, options), [], capacity).allowed).toBe(true)
    expect(judgeFit(visit(0, options), [visit(0, options)], capacity)).toEqual(refused)
  })

  it.each<[string, Record<string, string>, Partial<VisitOptions>, string]>([
    ['accessible', { roomsAvailableHandicapped: '' }, { handicapped: true }, 'handicapped'],
    ['private', { roomsAvailablePrivateRoom: '0' }, { privateRoom: true }, 'privateRoom'],
    ['kallah', { roomsAvailableKallah: '' }, { kallah: true }, 'kallah'],
    ['Chabad Bor', { roomsAvailableChabadBor: '' }, { chabadBor: true }, 'chabadBor'],
    ['parking', { parkingAvailable: '0' }, { parking: true }, 'parking'],
    ['salon', { salonAvailable: '0' }, { parking: true, salonAfter: true }, 'salon'],
    ['a place without rooms', { roomsAvailable: '' }, {}, 'total'],
  ])('says what is not offered: %s', (_, settings, differs, limit) => {
    const { capacity, visit } = scene(settings)
    const refused = { allowed: false, because: 'not-offered', limit }
    expect(judgeFit(visit(0, { ...shower, ...differs }), [], capacity)).toEqual(refused)
  })

  it('bounds a blank bath limit by the total alone', () => {
    const { capacity, visit } = scene({ roomsAvailable: '2', roomsAvailableBath: '' })
    expect(judgeFit(visit(0, bath), [visit(0, bath)], capacity).allowed).toBe(true)
  })

  it('sells no bath where there are 0', () => {
    const { capacity, visit } = scene({ roomsAvailableBath: '0' })
    const refused = { allowed: false, because: 'slot-taken', limit: 'bath' }
    expect(judgeFit(visit(0, bath), [], capacity)).toEqual(refused)
  })

  it('keeps the salon for one at a time, after the visits', () => {
    const { capacity, visit } = scene({})
    const withSalon = { ...shower, parking: true, salonAfter: true }
    const occupancies = [visit(0, withSalon)]
    expect(judgeFit(visit(15, withSalon), occupancies, capacity)).toMatchObject({ limit: 'salon' })
    expect(judgeFit(visit(20, withSalon), occupancies, capacity).allowed).toBe(true)
    expect(judgeFit(visit(30, { ...bath, parking: true }), occupancies, capacity).allowed).toBe(
      true,
    )
  })

  it('lets no more start at once than the stagger says', () => {
    const { capacity, visit } = scene({ reservationStagger: '60' })
    const occupancies = [visit(30, shower)]
    const refused = { allowed: false, because: 'slot-taken', limit: 'stagger' }
    expect(judgeFit(visit(30, shower), occupancies, capacity)).toEqual(refused)
    expect(judgeFit(visit(15, shower), occupancies, capacity)).toEqual({ allowed: true, left: 2 })
  })

  it('never lets the visit she edits, nor its hold, stand in her way', () => {
    const { capacity, visit } = scene({ roomsAvailable: '1' })
    const occupancies = [visit(0, bath, 'edited'), visit(60, bath, 'edited')]
    expect(judgeFit(visit(30, bath, 'edited'), occupancies, capacity).allowed).toBe(true)
    expect(judgeFit(visit(30, bath), occupancies, capacity).allowed).toBe(false)
  })

  it('counts baths of the Chabad Bor by themselves, and its showers not among them', () => {
    const { capacity, visit } = scene({
      roomsAvailableChabadBor: '3',
      roomsAvailableChabadBorBath: '1',
      roomsAvailableChabadBorShower: '',
    })
    const occupancies = [visit(0, { ...bath, chabadBor: true })]
    expect(judgeFit(visit(15, { ...bath, chabadBor: true }), occupancies, capacity)).toMatchObject({
      because: 'slot-taken',
      limit: 'chabadBorBath',
    })
    expect(judgeFit(visit(15, bath), occupancies, capacity).allowed).toBe(true)
    expect(
      judgeFit(visit(15, { ...shower, chabadBor: true }), occupancies, capacity),
    ).toMatchObject({
      allowed: true,
      left: 2,
    })
  })

  it('counts everyone against the Friday rooms in Shabbos mode', () => {
    const { capacity, visit } = scene(
      { roomsAvailableFriday: '2', roomsAvailableShower: '1' },
      anEvening({ kind: 'EREV', friday: true, shabbosMode: true }),
    )
    const occupancies = [visit(0, shower)]
    expect(judgeFit(visit(0, shower), occupancies, capacity)).toEqual({ allowed: true, left: 1 })
    occupancies.push(visit(0, shower))
    expect(judgeFit(visit(0, shower), occupancies, capacity)).toMatchObject({ limit: 'total' })
  })
})
