import { doors } from '@mikvah/rules/room/door-events.ts'
import { placingRefusals } from '@mikvah/rules/room/placing.ts'
import { preassignRefusals } from '@mikvah/rules/room/preassigning.ts'
import { roomMoveRefusals } from '@mikvah/rules/room/room-moves.ts'
import { roomStatuses } from '@mikvah/rules/room/statuses.ts'
import { z } from 'zod'
import { attendantNamed } from './attendants.ts'
import { endpoint } from './endpoint.ts'
import {
  day,
  id,
  instant,
  language,
  queryFlag,
  roomId,
  roomIdText,
  swiped,
  whose,
} from './fields.ts'
import { reservation, reservationStatus, visitSeen } from './reservations/reservation.ts'
import { stepRefusals } from './reservations/steps.ts'
import { supply } from './supplies.ts'

export const roomStatus = z.enum(roomStatuses)

export const room = z.object({
  id: z.number(),
  number: z.string(),
  location: z.object({ id: z.string(), name: z.string(), nameHe: z.string() }),
  section: z.object({
    id,
    name: z.string(),
    nameHe: z.string(),
    attendant: attendantNamed.nullable(),
  }),
  bath: z.boolean(),
  handicapped: z.boolean(),
  privateRoom: z.boolean(),
  kallah: z.boolean(),
  active: z.boolean(),
  status: roomStatus,
  statusSince: instant,
  /** Whether the light is on; null for a room whose light isn't switched from here. */
  light: z.boolean().nullable(),
  /** The doors that can be opened from here: to the corridor, to the water. */
  opens: z.array(z.enum(doors)),
  language,
  reservation: visitSeen.extend({ since: instant }).nullable(),
  preassigned: z
    .object({ reservationId: id, reservationCode: z.string(), reservationTime: instant })
    .nullable(),
  supplyRequests: z.array(supply),
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

export const changeRoomStatus = endpoint('changeRoomStatus', {
  summary:
    'Moves the visit in a room along its table, or sets the room itself while nobody is in it. `reservation` is the visit that was moved, though she has left the room by it: in a room that isn’t Occupied is nobody. A 409 carries the fresh room as its result.',
  who: ['Reception', 'Attendant', 'Room'],
  audited: { act: 'room-moved' },
  /** At least one of the two statuses has to be given. */
  body: z.strictObject({
    status: roomStatus.optional(),
    reservationStatus: reservationStatus.optional(),
    /** The status that the screen shows: of the visit where that is to move, else of the room. */
    expectedStatus: z.union([reservationStatus, roomStatus]).optional(),
    reservationId: whose,
    /**
     * When it was tapped on a screen that sends it late; her own steps in her room are stored with that time, but no
     * more than two hours ago.
     */
    tappedAt: instant.optional(),
    ...swiped,
  }),
  result: room,
  refusals: [...stepRefusals, ...roomMoveRefusals, 'room-empty'],
})

export const assignRoom = endpoint('assignRoom', {
  summary:
    'Places her into a room, which checks her in. A 409 carries the fresh reservation and room as its result.',
  who: ['Reception', 'Attendant'],
  audited: { act: 'visit-moved' },
  body: z.strictObject({
    reservationId: id,
    roomId,
    /**
     * The status of the room that the screen shows. Occupied is ignored, because some callers send what the room is to
     * become.
     */
    roomStatus: roomStatus.optional(),
    expectedStatus: reservationStatus.optional(),
    /** The desk has been warned that she'd rather not meet the attendant of this room, and confirms. */
    confirmExcluded: z.boolean().default(false),
    ...swiped,
  }),
  result: z.object({ reservation: z.union([reservation, visitSeen]), room }),
  refusals: [...stepRefusals, ...placingRefusals, 'room-moved-on', 'edit-not-now', 'not-found'],
})

export const swapRooms = endpoint('swapRooms', {
  summary:
    'Two patrons change rooms, or one goes into a free one. A 409 carries both rooms as its result.',
  who: ['Reception'],
  audited: { act: 'rooms-swapped' },
  body: z.strictObject({
    roomA: roomId,
    roomB: roomId,
    /**
     * The visit that the screen shows in each room, null for none; so a desk that hasn't heard of a swap doesn't swap
     * them back.
     */
    expectedA: id.nullable().optional(),
    expectedB: id.nullable().optional(),
    confirmExcluded: z.boolean().default(false),
    ...swiped,
  }),
  result: z.array(room),
  refusals: [...placingRefusals, 'room-empty', 'room-moved-on', 'not-found'],
})

export const keepableRooms = endpoint('keepableRooms', {
  summary: 'The rooms of her building, and which of them can be kept for her visit.',
  who: ['Reception'],
  audited: onTheBoard,
  result: z.array(z.object({ room, available: z.boolean() })),
})

export const preassignRoom = endpoint('preassignRoom', {
  summary: 'Keeps a room for who will come; 0 keeps none. A 409 carries the fresh reservation.',
  who: ['Reception'],
  audited: { act: 'room-kept' },
  body: z.strictObject(swiped),
  query: z.object({
    roomId: roomIdText,
  }),
  result: reservation,
  refusals: [...preassignRefusals],
})

export const openSection = endpoint('openSection', {
  summary: 'Opens the rooms of a section that are Available, for the evening.',
  who: ['Reception', 'Attendant'],
  audited: { act: 'section-opened' },
  body: z.strictObject(swiped),
  result: z.array(room),
})

const visits = z.array(visitSeen)

/**
 * The first instant by which it is as likely as not to have happened, and the one by which it has in nine of ten cases.
 */
const likely = z.object({ p50: instant, p90: instant }).nullable()

const outlook = z.object({
  visits: z.array(z.object({ reservationId: id, room: likely, water: likely })),
  empty: z.array(z.object({ location: id, likely })),
})

export const listReception = endpoint('listReception', {
  summary: 'The evening at a glance; leftover are visits of earlier nights still in the building.',
  who: ['Reception', 'Attendant'],
  audited: onTheBoard,
  query: z.object({ dt: day.optional(), outlook: queryFlag.optional() }),
  result: z.object({
    upcoming: visits,
    waiting: visits,
    here: visits,
    ready: visits,
    completed: visits,
    canceled: visits,
    leftover: visits,
    /** The forecast of the evening, when the call asks for one. */
    outlook: outlook.optional(),
  }),
})
