import { expect, it } from 'vitest'
import type { ReservationStatus } from '../reservation/statuses.ts'
import { servingOrder } from './serving-order.ts'

const zman = 1000
const ready = (
  id: string,
  startsAt: number,
  statusSince: number,
  status: ReservationStatus = 'ReadyForMikvah',
) => ({ id, startsAt, statusSince, status, readySince: null as number | null })
const ids = (order: { id: string }[]) => order.map(({ id }) => id).join('')

it('those ready before the zman are served by the hour of their visit, then by when they were ready', () => {
  const queue = [ready('c', 300, 900), ready('b', 200, 950), ready('a', 200, 940)]
  expect(ids(servingOrder(queue, zman))).toBe('abc')
})

it('those ready from the zman on come after them, by when they were ready', () => {
  const queue = [ready('c', 100, 1001), ready('b', 150, 1000), ready('a', 900, 999)]
  expect(ids(servingOrder(queue, zman))).toBe('abc')
})

it('who was called comes before who wasn’t, in the order they were called', () => {
  const queue = [
    ready('c', 100, 500),
    ready('b', 100, 1200, 'ReadyForMikvahNext'),
    ready('a', 900, 1100, 'ReadyForMikvahNext'),
  ]
  expect(ids(servingOrder(queue, zman))).toBe('abc')
})

it('who comes back into the queue by a mis-tap keeps her place in it', () => {
  const back = { ...ready('a', 100, 1500), readySince: 1100 }
  expect(ids(servingOrder([ready('b', 50, 1200), back], zman))).toBe('ab')
})

it('without a zman all are served by when they were ready', () => {
  const queue = [ready('b', 100, 20), ready('a', 900, 10)]
  expect(ids(servingOrder(queue, null))).toBe('ab')
})
