import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../parts.ts'
import { availableSlots } from './available-slots.ts'
import { bookReservation } from './book-reservation.ts'
import { changeStatus } from './change-status.ts'
import { findReservation, findReservations } from './find-reservations.ts'
import { quoteReservation } from './quote.ts'
import { writeVisitMerchandise } from './write-merchandise.ts'
import { writeNotes } from './write-notes.ts'

export function reservationRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.availableReservations, ({ asked, query }) =>
    availableSlots(parts, asked, query),
  )
  serve(app, parts, contract.newReservation, ({ asked, body, query }) =>
    bookReservation(parts, asked, { body, query }),
  )
  serve(app, parts, contract.quoteReservation, ({ asked, body }) =>
    quoteReservation(parts, asked, body),
  )
  serve(app, parts, contract.findReservationsByUser, ({ asked, query }) =>
    findReservations(parts, asked, query),
  )
  serve(app, parts, contract.reservation, ({ asked, params }) =>
    findReservation(parts, asked, params.id ?? ''),
  )
  serve(app, parts, contract.changeReservationStatus, ({ asked, params, body }) =>
    changeStatus(parts, asked, params.id ?? '', body),
  )
  serve(app, parts, contract.writeReservationNotes, ({ asked, params, body }) =>
    writeNotes(parts, asked, params.id ?? '', body),
  )
  serve(app, parts, contract.writeReservationMerchandise, ({ asked, params, body }) =>
    writeVisitMerchandise(parts, asked, params.id ?? '', body.items),
  )
}
