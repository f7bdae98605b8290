import { expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { isAvailable, judgeKeeping, preassignedSpan, releasesPreassigned } from './preassigning.ts'

const plain = { bath: false, handicapped: false, privateRoom: false, kallah: false }
const room = { ...plain, status: 'Ready', active: true, locationId: 'main' } as const
const at = (hour: number) => minutes(hour * 60)
const visit = { ...plain, locationId: 'main', startsAt: at(19), endsAt: at(20) }
const facts = { room, visit, preassigned: [], inside: null, now: at(18), cleaningMinutes: 15 }

it('keeps a room for the visit and the cleaning after it', () => {
  expect(preassignedSpan(visit, 15)).toEqual({ startsAt: at(19), endsAt: at(20.25) })
})

it.each<[string, boolean, object]>([
  ['nobody wants it then', true, {}],
  ['it waits to be cleaned now', true, { room: { ...room, status: 'NeedsCleaning' } }],
  ['it has more than she needs', true, { room: { ...room, bath: true } }],
  ['she needs more than it has', false, { visit: { ...visit, bath: true } }],
  ['it is out of use', false, { room: { ...room, status: 'Offline' } }],
  ['it is retired', false, { room: { ...room, active: false } }],
  ['it is in another building', false, { room: { ...room, locationId: 'alternate' } }],
  [
    'another one is to have it until she comes',
    true,
    { preassigned: [{ startsAt: at(17), endsAt: at(19) }] },
  ],
  [
    'another one is to have it a little longer',
    false,
    { preassigned: [{ startsAt: at(17), endsAt: at(19) + 1 }] },
  ],
  [
    'the next one comes once it is clean',
    true,
    { preassigned: [{ startsAt: at(20.25), endsAt: at(21) }] },
  ],
  [
    'the next one comes before it is clean',
    false,
    { preassigned: [{ startsAt: at(20), endsAt: at(21) }] },
  ],
  ['who is in it leaves in time', true, { inside: { startsAt: at(17), endsAt: at(18.75) } }],
  [
    'who is in it leaves too late to clean',
    false,
    { inside: { startsAt: at(17), endsAt: at(18.8) } },
  ],
  [
    'who is in it has long been due',
    false,
    { now: at(18.9), inside: { startsAt: at(16), endsAt: at(17) } },
  ],
])('when %s it is available: %s', (_, expected, given) => {
  expect(isAvailable({ ...facts, ...given })).toBe(expected)
})

it('is for who is Reserved, has an hour, and has not missed her night', () => {
  const hers = {
    status: 'Reserved',
    placeholder: false,
    night: '2026-11-24',
    today: '2026-11-24',
  } as const
  const judged = (more: object) => judgeKeeping({ ...hers, ...more }).allowed
  expect(judged({})).toBe(true)
  expect(judged({ status: 'Waiting' })).toBe(false)
  expect(judged({ status: 'Pending' })).toBe(false)
  expect(judged({ placeholder: true })).toBe(false)
  expect(judged({ today: '2026-11-25' })).toBe(false)
})

it('ends when she is placed or is not coming, and outlasts her check-in and an edit', () => {
  expect((['Assigned', 'Canceled'] as const).map(releasesPreassigned)).toEqual([true, true])
  expect((['Waiting', 'Arrived', 'Replaced'] as const).map(releasesPreassigned)).toEqual([
    false,
    false,
    false,
  ])
})
