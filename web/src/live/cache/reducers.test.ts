import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '../../talk/call.ts'
import { setServerClock } from '../../talk/clock.ts'
import { room, visit } from '../../test/answers.ts'
import type { LiveEvent } from '../live-event.ts'
import { reducerOf, reducers } from './reducers.ts'

const her = { id: 'u2', userName: '12015550142', firstName: 'Chana', lastName: 'Weil' }
const ready: AnswerOf<'listReady'> = {
  ...{ queue: [], inMikvah: [], pools: 2, zmanTevillah: null, gateOpen: true },
  corridor: { used: 0, limit: 2, visits: [] },
}

it('a record that stands open keeps whose it is when a board tells of it without', () => {
  const { user: _, ...told } = { ...visit, user: her, reservationStatus: 'Prep' as const }
  const after = reducers.reservation({ ...visit, user: her }, { event: 'reservation', data: told })
  expect(after).toMatchObject({ reservationStatus: 'Prep', user: her })
})

describe('the list with names', () => {
  const list = { all: [{ ...visit, user: her }] } as AnswerOf<'listAdmin'>
  const asked = { query: { dt: visit.scheduleDate, dtTo: visit.scheduleDate } }
  const after = (more: Partial<typeof visit>) => {
    const { user: _, ...data } = { ...visit, user: her, ...more }
    return reducers.listAdmin(list, { event: 'reservation', data }, asked)
  }

  it('changes a visit that is in it in its place, and keeps whose it is', () => {
    const changed = after({ reservationStatus: 'Prep' })
    expect(changed).toMatchObject({ all: [{ reservationStatus: 'Prep', user: her }] })
  })

  it('is read anew when one comes to its night or leaves it, and not for another night', () => {
    expect(after({ reservationStatus: 'Replaced' })).toBe('reload')
    expect(after({ reservationId: 'new' })).toBe('reload')
    expect(after({ reservationId: 'new', scheduleDate: '2026-12-24' })).toBe(list)
  })

  it.each([
    ['the night', { dt: '2026-11-24', dtTo: '2026-11-24' }, true],
    ['the night alone', { dt: '2026-11-24' }, true],
    ['nights with it among them', { dt: '2026-11-20', dtTo: '2026-11-28' }, true],
    ['whichever night it is', {}, true],
    ['the night before', { dt: '2026-11-23' }, false],
    ['the night after', { dt: '2026-11-25', dtTo: '2026-11-25' }, false],
  ])('of %s is read anew for its first visit: %j', (_, query, anew) => {
    const nobody: AnswerOf<'listAdmin'> = { all: [] }
    const data = { ...visit, scheduleDate: '2026-11-24' }
    const event = { event: 'reservation', data } as const
    expect(reducers.listAdmin(nobody, event, { query })).toBe(anew ? 'reload' : nobody)
  })
})

it.each([
  ['ReadyForMikvah', 'reload'],
  ['ReadyForMikvahNext', 'reload'],
  ['ToMikvah', 'reload'],
  ['InMikvah', 'reload'],
  ['FromMikvah', 'reload'],
  ['Dressing', ready],
  ['Prep', ready],
] as const)('who comes to the water is asked for anew: %s', (reservationStatus, after) => {
  const data = { ...visit, reservationStatus }
  expect(reducers.listReady(ready, { event: 'reservation', data })).toBe(after)
})

const rivka = { id: 'rivka', name: 'Rivka N.', nameHe: 'רבקה נ׳' }
const hall = { id: 'b', name: 'Section B', nameHe: '' }

it.each([
  ['a room in it is cleaned', { status: 'Cleaning' as const, attendant: rivka }, false, false],
  ['another has it', { status: 'Cleaning' as const, attendant: null }, false, true],
  [
    'her Hebrew name is another',
    { status: 'Cleaning' as const, attendant: { ...rivka, nameHe: 'רבקה' } },
    false,
    true,
  ],
  [
    'the section’s Hebrew name is another',
    { status: 'Cleaning' as const, attendant: rivka, nameHe: 'אגף ב׳' },
    false,
    true,
  ],
  ['it was opened', { status: 'Ready' as const, attendant: rivka }, false, true],
  ['a room in it is ready again', { status: 'Ready' as const, attendant: rivka }, true, false],
])('who has what is asked for anew when it says something else: %s', (_, told, opened, anew) => {
  const { status, attendant, ...names } = { ...hall, ...told }
  const section = { ...hall, locationId: 'main' }
  const tonight = [
    { section, date: visit.scheduleDate, attendant: rivka, last: null, opened, closed: false },
  ]
  const data = { ...room, status, section: { ...names, attendant } }
  const after = reducers.attendantsTonight(tonight, { event: 'room', data })
  expect(after).toBe(anew ? 'reload' : tonight)
})

it.each([
  ['listWaiting', ['reservation']],
  ['cleaningList', ['room']],
  ['locks', ['locks']],
  ['licenseRequests', ['papers']],
  ['devices', ['devices']],
  ['hardware', ['devices', 'settings']],
  ['deviceKeys', ['devices']],
  ['cubicles', ['reservation', 'cubicles']],
  ['keepableRooms', ['room']],
  ['building', ['settings']],
  ['settings', ['settings']],
  ['publicSettings', ['settings']],
  ['schedule', ['settings']],
] as const)('%s is asked for anew on %j, and stays as it is on all else', (name, on) => {
  const supply = { id: 5, item: 'soap', status: 'open', dateRequested: '', room } as never
  const got: LiveEvent[] = [
    { event: 'reservation', data: visit },
    { event: 'room', data: room },
    { event: 'supply', data: supply },
    ...(['settings', 'locks', 'devices', 'cubicles', 'papers'] as const).map((event) => ({
      ...{ event, data: {} },
    })),
  ]
  const answer = {}
  const keep = reducerOf(name, {}) as (answer: object, liveEvent: LiveEvent) => unknown
  const anew = got.filter((one) => keep(answer, one) === 'reload').map(({ event }) => event)
  expect(anew.toSorted()).toEqual(on.toSorted())
  expect(got.filter((one) => keep(answer, one) === answer)).toHaveLength(8 - on.length)
})

describe('a list of nights that are over', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T20:00:00-05:00'), toFake: ['Date'] })
    setServerClock('2026-11-24T20:00:00-05:00')
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const of = (day: number, reservationId = 'r1') => ({
    ...visit,
    reservationId,
    scheduleDate: `2026-11-${day}`,
    reservationTime: `2026-11-${day}T21:00:00-05:00`,
  })
  const known = of(23, 'known')
  const { reservationId } = known
  const sheet = { date: '2026-11-23', ended: '2026-11-23T18:00:00-05:00', rows: [] }
  const row: AnswerOf<'sheets'>[number]['rows'][number] = {
    ...{ reservationId, reservationCode: '4821', reservationTime: '2026-11-23T21:00:00-05:00' },
    ...{ firstTime: false, handicapped: false, kallah: false },
    location: { id: 'main', name: 'Main', nameHe: 'ראשי' },
    ...{ kept: null, became: null, room: null, balance: 0 },
  }
  const lists = {
    noShows: (data: typeof known) => {
      const list = [known]
      return reducers.noShows(list, { event: 'reservation', data }) === 'reload'
    },
    sheets: (data: typeof known) => {
      const list = [{ ...sheet, rows: [row] }]
      return reducers.sheets(list, { event: 'reservation', data }) === 'reload'
    },
  }

  it.each([
    ['noShows', 'one of last night that wasn’t in it', of(23), true],
    ['noShows', 'one of tonight', of(24), false],
    ['noShows', 'one that is in it and goes to tonight', of(24, 'known'), true],
    ['sheets', 'one of a night that waits, who stood on no sheet', of(23), true],
    ['sheets', 'one of tonight', of(24), false],
    ['sheets', 'one that is in it', known, true],
  ] as const)('%s is asked for anew: %s', (name, _, told, anew) => {
    expect(lists[name](told)).toBe(anew)
  })

  it('is the last night’s from five in the morning on', () => {
    setServerClock('2026-11-25T04:59:00-05:00')
    expect(lists.noShows(of(24))).toBe(false)
    setServerClock('2026-11-25T05:01:00-05:00')
    expect(lists.noShows(of(24))).toBe(true)
  })

  it('is nothing that a room has to tell of', () => {
    const list = [known]
    expect(reducers.noShows(list, { event: 'room', data: room })).toBe(list)
  })
})
