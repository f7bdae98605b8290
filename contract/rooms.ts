import { roomStatuses } from '@mikvah/rules/room/statuses.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, language } from './fields.ts'
import { visitSeen } from './reservations.ts'

export const roomStatus = z.enum(roomStatuses)

export const room = z.object({
  id: z.number(),
  number: z.string(),
  location: z.object({ id: z.string(), name: z.string(), nameHe: z.string() }),
  section: z.object({
    id,
    name: z.string(),
    attendant: z.object({ id, name: z.string() }).nullable(),
  }),
  bath: z.boolean(),
  handicapped: z.boolean(),
  privateRoom: z.boolean(),
  kallah: z.boolean(),
  active: z.boolean(),
  status: roomStatus,
  statusSince: instant,
  light: z.boolean(),
  language,
  reservation: visitSeen.extend({ since: instant }).nullable(),
  preassigned: z
    .object({ reservationId: id, reservationCode: z.string(), reservationTime: instant })
    .nullable(),
  supplyRequests: z.array(z.unknown()),
})

const onTheBoard = { nothing: 'A board that is looked at all night, by codes.' } as const

export const roomsList = endpoint('rooms', {
  summary: 'The rooms with who is in them; the screen of a room gets its own.',
  who: ['Reception', 'Attendant', 'Room'],
  audited: onTheBoard,
  result: z.array(room),
})

export const roomsToClean = endpoint('cleaningList', {
  summary: 'The rooms that wait to be cleaned or are being cleaned, the longest waiting first.',
  who: ['Reception', 'Attendant', 'Room'],
  audited: onTheBoard,
  result: z.array(room),
})

export const roomById = endpoint('room', {
  summary: 'One room.',
  who: ['Reception', 'Attendant', 'Room'],
  audited: onTheBoard,
  result: room,
})
