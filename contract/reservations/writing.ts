import { lengths } from '@mikvah/rules/lengths.ts'
import { merchandiseRefusals, mostOfAnItem } from '@mikvah/rules/price/merchandise.ts'
import { editRefusals } from '@mikvah/rules/reservation/edit.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ignored, text } from '../fields.ts'
import { reservation } from './reservation.ts'

export const writeReservationNotes = endpoint('writeReservationNotes', {
  summary: 'Writes the notes of a visit; staff notes only by staff.',
  who: ['own'],
  audited: { act: 'visit-notes-written' },
  body: z.strictObject({
    notes: text(lengths.visitNote).nullish(),
    userNotes: text(lengths.visitNote).nullish(),
    reservationNotes: text(lengths.officeNote).nullish(),
    reservationId: ignored,
  }),
  result: reservation,
})

export const writeReservationMerchandise = endpoint('writeReservationMerchandise', {
  summary: 'Sets how many of each item a visit takes, 0 to 10.',
  who: ['own'],
  audited: { act: 'visit-merchandise-written' },
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          item: z.string().min(1).max(lengths.shelfName),
          quantity: z.int().min(0).max(mostOfAnItem),
          description: ignored,
          price: ignored,
          total: ignored,
        }),
      )
      .max(50),
  }),
  result: reservation,
  refusals: [...editRefusals, ...merchandiseRefusals, 'merchandise-not-in-shabbos-mode'],
})
