import { supplyStatuses } from '@mikvah/rules/supplies/requests.ts'
import { z } from 'zod'
import { id, instant } from './fields.ts'

/** Something that was asked for from a room; its words are a text. */
export const supply = z.object({
  id: z.number(),
  item: z.string(),
  status: z.enum(supplyStatuses),
  isCallRequest: z.boolean(),
  isAttendantRequest: z.boolean(),
  dateRequested: instant,
  dateCompleted: instant.nullable(),
  dateCanceled: instant.nullable(),
})

export type Supply = z.output<typeof supply>

/** The same as open screens are told of it: where it is to be brought, and to whom by her code. */
export const supplyChanged = supply.extend({
  room: z.object({ id: z.number(), number: z.string() }),
  reservationId: id.nullable(),
  reservationCode: z.string().nullable(),
})
export type SupplyChanged = z.output<typeof supplyChanged>
