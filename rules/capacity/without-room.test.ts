import { describe, expect, it } from 'vitest'
import type { Equipped } from '../room/equipment.ts'
import type { StoredVisit } from './counting.ts'
import { leftWithoutRoom } from './without-room.ts'

const now = Date.parse('2026-11-24T14:00:00-05:00')
const at = (time: string) => Date.parse(`2026-11-24T${time}:00-05:00`)

type Options = StoredVisit['options']
const visit = (
  id: string,
  time: string,
  options: Partial<Options> = {},
  more: Partial<StoredVisit> = {},
): StoredVisit => ({
  ...{ id, userId: id, status: 'Reserved', startsAt: at(time), minutes: 30, holdUntil: null },
  ...{ paymentOpen: false, completedAt: null, replacing: null, placeholder: false },
  options: {
    ...{ bath: false, doubleSlot: false, handicapped: false, kallah: false, segula: false },
    ...{ chabadBor: false, privateRoom: false, parking: false, salonAfter: false },
    ...options,
  },
  ...more,
})
const room = (more: Partial<Equipped> = {}): Equipped => ({
  ...{ bath: false, handicapped: false, privateRoom: false, kallah: false },
  ...more,
})
const bath = { bath: true }
const left = (visits: StoredVisit[], from: Equipped[], to: Equipped[], cleaningMinutes = 10) =>
  leftWithoutRoom(visits, {
    ...{ from: { rooms: from, cleaningMinutes }, to: { rooms: to, cleaningMinutes }, now },
  }).map(({ id }) => id)

describe('whom a change of the rooms leaves without one', () => {
  const two = [visit('one', '20:00'), visit('other', '20:00')]
  it.each<[string, StoredVisit[], Equipped[], Equipped[], string[]]>([
    ['nobody when nothing changes', two, [room(), room()], [room(), room()], []],
    ['nobody while another room does', two, [room(), room(), room()], [room(), room()], []],
    ['one of two when one of two rooms goes', two, [room(), room()], [room()], ['other']],
    ['both when both go', two, [room(), room()], [], ['one', 'other']],
    [
      'who booked a bath when the bath goes',
      [visit('bath', '20:00', bath), visit('shower', '20:00')],
      [room(bath), room()],
      [room(), room()],
      ['bath'],
    ],
    [
      'nobody when the shower moves out of the bath’s room',
      [visit('shower', '20:00'), visit('bath', '20:00', bath)],
      [room(bath), room(bath)],
      [room(bath), room()],
      [],
    ],
    [
      'who needs both in one room, though each is there by itself',
      [visit('both', '20:00', { bath: true, privateRoom: true })],
      [room({ bath: true, privateRoom: true })],
      [room(bath), room({ privateRoom: true })],
      ['both'],
    ],
    [
      'nobody when the room is cleaned by then',
      [visit('early', '20:00'), visit('late', '20:40')],
      [room(), room()],
      [room()],
      [],
    ],
    [
      'who comes before the room is cleaned',
      [visit('late', '20:39'), visit('early', '20:00')],
      [room(), room()],
      [room()],
      ['late'],
    ],
    ['nobody who stood so before', two, [room()], [room()], []],
  ])('is %s', (_, visits, from, to, expected) => {
    expect(left(visits, from, to)).toEqual(expected)
  })

  it('counts who has come first, and never names her', () => {
    const come = visit('come', '20:00', {}, { status: 'Waiting' })
    expect(left([visit('early', '19:50'), come], [room(), room()], [room()])).toEqual(['early'])
    expect(left([come], [room()], [])).toEqual([])
  })

  it('leaves out who has canceled, a hold that ran out, and an edit that isn’t paid', () => {
    const gone = [
      visit('canceled', '20:00', {}, { status: 'Canceled' }),
      visit('held', '20:00', {}, { status: 'Pending', holdUntil: now - 1 }),
      visit('edit', '20:00', {}, { status: 'Pending', replacing: 'one' }),
    ]
    expect(left(gone, [room()], [])).toEqual([])
    expect(left([visit('one', '20:00'), ...gone], [room(), room()], [room()])).toEqual([])
  })

  it('has a Done visit give its room back when she left', () => {
    const done = visit('done', '20:00', {}, { status: 'Done', completedAt: at('20:05') })
    expect(left([done, visit('next', '20:15')], [room(), room()], [room()])).toEqual([])
    expect(left([done, visit('next', '20:14')], [room(), room()], [room()])).toEqual(['next'])
  })
})
