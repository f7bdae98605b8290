import { describe, expect, it } from 'vitest'
import { visit } from '../../test/answers.ts'
import { firstOpen } from './narrow.ts'

const list = (...statuses: (typeof visit.reservationStatus)[]) =>
  statuses.map((reservationStatus, nth) => ({
    ...{ ...visit, reservationStatus, reservationId: `r${nth}` },
  }))

describe('the first who isn’t over', () => {
  it.each([
    ['after one who is', list('Done', 'Prep', 'Reserved'), 'r1'],
    ['after two, whatever became of them', list('Done', 'Canceled', 'Arrived'), 'r2'],
    ['when she is the first of all: there is nobody to pass', list('Prep', 'Done'), null],
    ['when all are', list('Done', 'Canceled'), null],
  ])('%s', (_, rows, found) => {
    expect(firstOpen(rows as Parameters<typeof firstOpen>[0])?.reservationId ?? null).toBe(found)
  })
})
