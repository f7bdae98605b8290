import type { Contract } from '@mikvah/contract/contract.ts'
import type { RoomView } from '../live/live-event.ts'
import { room, visit } from './answers.ts'

type Ready = Contract['listReady']['answer']

/** Twenty to six on an ordinary Tuesday, twenty-four minutes after the zman. */
export const now = '2026-11-24T17:40:00-05:00'

const at = (time: string) => `2026-11-24T${time}:00-05:00`

const inRoom = (id: number, code: string, reservationStatus: string, since: string): RoomView =>
  ({
    ...room,
    ...{ id, number: String(id), status: 'Occupied', statusSince: at(since) },
    reservation: {
      ...{ ...visit, reservationId: `r${id}`, reservationCode: code },
      ...{ reservationStatus, since: at(since), statusSince: at(since) },
    },
  }) as RoomView

const sectionC = { id: 'c', name: 'Section C', nameHe: 'אגף ג', attendant: null }

/**
 * One prepares, one waits to be checked, two are ready, one is in the water, and one has just come out of it; of the
 * empty rooms one has to be cleaned, one isn't open tonight, and one is out of use.
 */
export const rooms: RoomView[] = [
  inRoom(1, '6011', 'ReadyForMikvahNext', '17:20'),
  inRoom(2, '6012', 'ReadyForMikvah', '17:25'),
  inRoom(3, '6013', 'InMikvah', '17:32'),
  inRoom(4, '6014', 'FromMikvah', '17:38'),
  inRoom(5, '6015', 'Prep', '17:05'),
  inRoom(6, '6016', 'ReadyForChecking', '17:30'),
  { ...room, id: 9, number: '9', status: 'NeedsCleaning' },
  { ...room, id: 10, number: '10', section: sectionC, status: 'Available' },
  // Torn open for its pipes, and listed nowhere.
  { ...room, id: 11, number: '11', active: false },
]

const queued = (id: number, turn: number, status: 'ReadyForMikvah' | 'ReadyForMikvahNext') => ({
  ...{ reservationId: `r${id}`, reservationCode: `601${id}`, roomId: id, roomNumber: String(id) },
  ...{ status, readySince: at('17:25'), turn, pool: null },
})
const passing = (id: number, status: 'ToMikvah' | 'FromMikvah', since: string) => ({
  ...{ reservationId: `r${id}`, reservationCode: `601${id}`, roomId: id, roomNumber: String(id) },
  ...{ status, since: at(since), pool: null },
})

/** The water on the evening of `rooms`, as the screen at the pools gets it. */
export const ready: Ready = {
  queue: [queued(1, 1, 'ReadyForMikvahNext'), queued(2, 2, 'ReadyForMikvah')],
  inMikvah: [
    {
      ...{ reservationId: 'r3', reservationCode: '6013', roomId: 3, roomNumber: '3' },
      ...{ pool: 1, since: at('17:32') },
    },
  ],
  pools: 4,
  corridor: { used: 1, limit: 2, visits: [passing(4, 'FromMikvah', '17:38')] },
  zmanTevillah: at('17:16'),
  gateOpen: true,
}
