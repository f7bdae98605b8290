import { expect, it } from 'vitest'
import { bookingNoticeOf } from './written-beside.ts'

const at = 1_000_000
const decided = (more: { visit?: object; desk?: object; replaces?: object | null }) =>
  ({
    visit: { status: 'Reserved', startsAt: at, ...more.visit },
    replaces: more.replaces ?? null,
    opened: { desk: { onPaper: false, takenOver: false, ...more.desk }, ctx: {} },
  }) as unknown as Parameters<typeof bookingNoticeOf>[0]

it.each([
  ['a reservation', 'reserved', {}],
  ['a hold', null, { visit: { status: 'Pending' } }],
  ['one that stands on paper', null, { desk: { onPaper: true } }],
  ['one of an older book', null, { desk: { takenOver: true } }],
  ['one who is here already', null, { replaces: { status: 'Waiting', startsAt: at - 1 } }],
])('of %s the notice is %s', (_, notice, booking) => {
  expect(bookingNoticeOf(decided(booking))).toBe(notice)
})
