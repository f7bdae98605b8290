import { supplyRefusals, supplyStatuses } from '@mikvah/rules/supplies/requests.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, ignored, instant, whose, words } from './fields.ts'

/** Something a room has asked for; the words for `item` are among the texts. */
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

/** A request as open screens are sent it: with the room it is for, and her code. */
export const supplyChanged = supply.extend({
  room: z.object({ id: z.number(), number: z.string() }),
  reservationId: id.nullable(),
  reservationCode: z.string().nullable(),
})
export type SupplyChanged = z.output<typeof supplyChanged>

const items = z.array(words(40)).max(25).default([])
const ids = z.array(z.int().min(1).max(2_147_483_647)).min(1).max(100)
const calledFor = {
  isAttendantRequest: z.boolean().default(false),
  isCallRequest: z.boolean().default(false),
}

export const askSupplies = endpoint('askSupplies', {
  summary:
    'Asks for things from a room, that somebody comes or rings; or says that some of it was brought or isn’t wanted any more. What waits already isn’t asked twice.',
  who: ['Reception', 'Attendant', 'Room'],
  audited: { nothing: 'Soap and towels, by rooms.' },
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('add'),
      items,
      ids: ignored,
      reservationId: whose,
      ...calledFor,
    }),
    z.strictObject({ action: z.enum(['complete', 'cancel']), ids, items: ignored, ...calledFor }),
  ]),
  result: z.array(supply),
  refusals: [...supplyRefusals, 'room-moved-on'],
})
