import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, queryFlag } from '../fields.ts'
import { reservation } from './reservation.ts'

export const findReservationsByUser = endpoint('findReservationsByUser', {
  summary: 'A patron’s reservations between two business days.',
  who: ['own'],
  audited: { look: 'visits-read', of: 'query.user' },
  days: { delivery: 'ofOnePatron' },
  /** To an unconfirmed device it answers only with visits that are still to come. */
  toUnconfirmed: 'open',
  query: z.object({ user: id, dateFrom: day.optional(), dateTo: day.optional() }),
  result: z.array(reservation),
})

export const listAdmin = endpoint('listAdmin', {
  summary:
    'Every visit between two business days in the order of the hours, canceled ones too; of one that was moved only where it moved to.',
  who: ['Reception'],
  audited: { look: 'visits-listed', of: null, days: ['dt', 'dtTo'] },
  days: { delivery: 'streamed', most: 400 },
  query: z.object({
    /** Left out, `dt` is tonight, and `dtTo` the same as `dt`. */
    dt: day.optional(),
    dtTo: day.optional(),
    bKallahOnly: queryFlag.optional(),
  }),
  result: z.object({ all: z.array(reservation) }),
})

export const reservationById = endpoint('reservation', {
  summary: 'One reservation.',
  who: ['own'],
  audited: { look: 'visit-read', of: 'params.id' },
  result: reservation,
})
