import { expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { forecastOf } from './forecast.ts'
import type { Guest, House } from './simulation.ts'
import { drawingFrom, type Lasted } from './stage-durations.ts'
import { stages } from './stages.ts'

const at = (minute: number) => minutes(1_000_000 + minute)
const plain = { bath: false, handicapped: false, privateRoom: false, kallah: false }
const guest = (id: string, more: Partial<Guest> = {}): Guest => ({
  ...plain,
  ...{ id, status: 'Waiting', startsAt: at(0), statusSince: at(0), readySince: null },
  endsAt: at(60),
  ...{ timeArrived: at(0), room: null, byDayUntil: null },
  ...more,
})
const room = (id: number, freeFrom = at(0), more: object = {}) => ({
  ...plain,
  id,
  freeFrom,
  ...more,
})
const house: House = {
  ...{
    now: at(0),
    rooms: [room(1)],
    cleaning: minutes(5),
    pools: 1,
    corridors: null,
    zman: at(-60),
  },
  flow: { flowChecking: false, flowChecked: false, flowToFromMikvah: false },
}
/** Every stage lasts ten minutes, to the minute. */
const lasting = stages.filter(
  (stage) => !['Waiting', 'ReadyForMikvah'].includes(stage) && !stage.endsWith('Next'),
)
const ten: Lasted[] = lasting.flatMap((stage) =>
  [true, false].map((bath) => ({ stage, bath, count: 99, quantiles: [minutes(10), minutes(10)] })),
)
const draw = drawingFrom(ten, {})
const minuteOf = (likely: { p50: number } | null | undefined) =>
  likely ? Math.round((likely.p50 - at(0)) / minutes(1)) : null

it('follows one woman from her room into the water and home', () => {
  const { visits, empty } = forecastOf([guest('a')], house, draw)
  expect(minuteOf(visits.get('a')?.room)).toBe(0)
  expect(minuteOf(visits.get('a')?.water)).toBe(20)
  expect(minuteOf(empty)).toBe(40)
})

it('has the next wait for the room, and for its cleaning', () => {
  const { visits } = forecastOf([guest('a'), guest('b', { timeArrived: at(1) })], house, draw)
  expect(minuteOf(visits.get('b')?.room)).toBe(45)
  expect(minuteOf(visits.get('b')?.water)).toBe(65)
})

it('has two go to one pool by turns, and nobody before the zman', () => {
  const ready = (id: string, room: number, startsAt: number) =>
    guest(id, { status: 'ReadyForMikvah', readySince: at(-5), startsAt, room })
  const both = [ready('later', 1, at(10)), ready('sooner', 2, at(5))]
  const waits = { ...house, rooms: [room(1), room(2)], zman: at(30) }
  const { visits } = forecastOf(both, waits, draw)
  expect(minuteOf(visits.get('sooner')?.water)).toBe(30)
  expect(minuteOf(visits.get('later')?.water)).toBe(40)
  expect(forecastOf(both, { ...waits, zman: null }, draw).visits.get('sooner')?.water).toBeNull()
})

it('lets a visit by day go before the zman, until its time is up, and on a night without one', () => {
  const ready = (id: string, byDayUntil: number | null) =>
    guest(id, { status: 'ReadyForMikvah', readySince: at(-5), room: 1, byDayUntil })
  const waterOf = (one: Guest, zman: number | null) =>
    minuteOf(forecastOf([one], { ...house, zman }, draw).visits.get('a')?.water)
  expect(waterOf(ready('a', at(20)), at(60))).toBe(0)
  expect(waterOf(ready('a', at(20)), null)).toBe(0)
  expect(waterOf(ready('a', at(-1)), at(60)), 'her time is up').toBe(60)
  expect(waterOf(ready('a', null), at(60)), 'of the evening').toBe(60)
})

it('calls her by day past those of the evening, who wait', () => {
  const ready = (id: string, more: Partial<Guest>) =>
    guest(id, { status: 'ReadyForMikvah', readySince: at(-5), ...more })
  const { visits } = forecastOf(
    [ready('evening', { room: 1 }), ready('day', { room: 2, byDayUntil: at(20), startsAt: at(5) })],
    { ...house, rooms: [room(1), room(2)], zman: at(60) },
    draw,
  )
  expect(minuteOf(visits.get('day')?.water)).toBe(0)
  expect(minuteOf(visits.get('evening')?.water)).toBe(60)
})

it('gives a room only to whom it has enough for, and the plainest that does', () => {
  const bath = guest('a', { bath: true })
  expect(forecastOf([bath], house, draw).visits.get('a')?.room).toBeNull()
  const rooms = [room(1, at(0), { bath: true }), room(2)]
  const { visits } = forecastOf(
    [guest('b'), { ...bath, timeArrived: at(1) }],
    { ...house, rooms },
    draw,
  )
  expect([minuteOf(visits.get('a')?.room), minuteOf(visits.get('b')?.room)]).toEqual([0, 0])
})

it('counts what a stage has lasted, expects who is to come at her hour, and gives up who is far too late', () => {
  const half = guest('a', { status: 'Prep', statusSince: at(-6), room: 1 })
  const comes = guest('b', { status: 'Reserved', startsAt: at(60), timeArrived: null })
  const lost = guest('c', { status: 'Reserved', startsAt: at(-121), timeArrived: null })
  const { visits } = forecastOf([half, comes, lost], house, draw)
  expect(minuteOf(visits.get('a')?.water)).toBe(4)
  expect(minuteOf(visits.get('b')?.room)).toBe(60)
  expect(visits.has('c')).toBe(false)
})

it('without a history goes by what the settings call too long, and says how sure it is', () => {
  const values = {
    thresholdMinutesPrep: '60',
    thresholdMinutesAssigned: '10',
    thresholdMinutesInMikvah: '12',
  }
  const { visits } = forecastOf([guest('a')], house, drawingFrom([], values))
  const water = visits.get('a')?.water
  expect(minuteOf(water)).toBeGreaterThan(25)
  expect(minuteOf(water)).toBeLessThan(60)
  expect((water?.p90 ?? 0) - (water?.p50 ?? 0)).toBeGreaterThan(minutes(3))
})

it('is the same for the same minute', () => {
  const some = [guest('a'), guest('b'), guest('c', { status: 'Dressing', room: 1 })]
  const values = { thresholdMinutesPrep: '60' }
  const once = () => [...forecastOf(some, house, drawingFrom([], values)).visits]
  expect(once()).toEqual(once())
})

it('takes as long to see that she waits as the house does, and calls her next as often', () => {
  const seen: Lasted[] = [
    { stage: 'Waiting', bath: false, count: 50, quantiles: [2, 2, 60, 90].map(minutes) },
    { stage: 'ReadyForMikvahNext', bath: false, count: 99, quantiles: [minutes(3)] },
  ]
  const { visits } = forecastOf([guest('a')], house, drawingFrom([...ten, ...seen], {}))
  expect(minuteOf(visits.get('a')?.room)).toBe(2)
  expect(minuteOf(visits.get('a')?.water)).toBe(25)
})

it('lets no more onto the corridor than it takes', () => {
  const flow = { ...house.flow, flowToFromMikvah: true }
  const ready = (id: string, room: number) =>
    guest(id, { status: 'ReadyForMikvah', readySince: at(-5), startsAt: at(room), room })
  const both = [ready('first', 1), ready('second', 2)]
  const wide = { ...house, flow, pools: 2, rooms: [room(1), room(2)] }
  const second = (corridors: number | null) =>
    minuteOf(forecastOf(both, { ...wide, corridors }, draw).visits.get('second')?.water)
  expect([second(null), second(2), second(1)]).toEqual([10, 10, 20])
  const comesBack = guest('third', { status: 'FromMikvah', room: 3, statusSince: at(-4) })
  const { visits } = forecastOf([...both, comesBack], { ...wide, corridors: 1 }, draw)
  expect(minuteOf(visits.get('first')?.water)).toBe(16)
})

it('leaves a room to her for whom it is kept, unless she comes when it is free again', () => {
  const rooms = [{ ...room(1), preassignedTo: 'bride' }, room(2, at(30))]
  const roomOf = (brideComes: number, id: string) => {
    const bride = guest('bride', {
      status: 'Reserved',
      startsAt: at(brideComes),
      timeArrived: null,
    })
    const { visits } = forecastOf([guest('a'), bride], { ...house, rooms }, draw)
    return minuteOf(visits.get(id)?.room)
  }
  expect([roomOf(20, 'a'), roomOf(20, 'bride')]).toEqual([30, 20])
  expect(roomOf(70, 'a')).toBe(0)
})
