import { roomTypes } from '@mikvah/rules/reservation/room-type.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import type { SeenField } from '@mikvah/rules/room/who-sees.ts'
import { z } from 'zod'
import { day, id, instant, money } from './fields.ts'

export const roomNamed = z.object({ id: z.number(), number: z.string() })

const flag = z.boolean().nullable()
const words = z.string().nullable()
const when = instant.nullable()

/** A visit as the floor sees it. What a viewer isn't told (rules/room/who-sees.ts) is null for her. */
export const visitOnFloor = z.object({
  reservationId: id.nullable(),
  reservationCode: words,
  reservationStatus: z.enum(reservationStatuses).nullable(),
  since: when,
  reservationDate: day.nullable(),
  reservationTime: when,
  expectedEndTime: when,
  timeArrived: when,
  arrivedOnTime: flag,
  timeCompleted: when,
  roomType: z.enum(roomTypes).nullable(),
  hasExtraTime: flag,
  room: roomNamed.nullable(),
  location: z.object({ id: z.string(), name: z.string(), nameHe: z.string() }).nullable(),
  parking: flag,
  salonManicure: flag,
  salonPedicure: flag,
  salonBoth: flag,
  kallah: flag,
  waitingCode: words,
  firstName: words,
  lastName: words,
  phoneNumber: words,
  firstTime: flag,
  userPreviousReservationKallah: flag,
  excludedAttendants: z.array(z.object({ attendantId: id })).nullable(),
  notes: words,
  userNotes: words,
  balance: money.nullable(),
  paid: flag,
} satisfies Record<SeenField, z.ZodType>)
