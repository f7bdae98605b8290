import { expect, it } from 'vitest'
import type { ReservationStatus } from '../reservation/statuses.ts'
import { timelineOf } from './timeline.ts'

const minute = 60_000
const at = (minutes: number, status: ReservationStatus) => ({ status, at: minutes * minute })
const night = 24 * 60 * minute
const evening = [at(-400, 'Reserved'), at(0, 'Waiting'), at(19, 'Assigned'), at(21, 'Prep')]

it('there is none before she comes', () => {
  expect(timelineOf([at(-400, 'Reserved')], 0, night)).toBeNull()
})

it('begins as she comes, and each status lasts until the next, the last until now', () => {
  const bar = timelineOf(evening, 56 * minute, night)
  expect(bar?.from).toBe(0)
  expect(bar?.stretches.map(({ status, from, to }) => [status, (to - from) / minute])).toEqual([
    ['Waiting', 19],
    ['Assigned', 2],
    ['Prep', 35],
  ])
})

it.each([
  ['three hours after she came', 56, 24 * 60, 180],
  ['at five in the morning, when that is sooner', 56, 100, 100],
  ['now, when she stays longer', 200, 24 * 60, 200],
])('ends %s', (_, now, dayEnds, end) => {
  expect(timelineOf(evening, now * minute, dayEnds * minute)?.to).toBe(end * minute)
})

it('stands still once she has gone', () => {
  const bar = timelineOf([...evening, at(80, 'Done')], 300 * minute, night)
  expect(bar?.stretches.at(-1)).toEqual({ status: 'Prep', from: 21 * minute, to: 80 * minute })
  expect(bar?.to).toBe(180 * minute)
})
