import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { serveRows } from '../http/serve-rows.ts'
import type { Parts } from '../request/parts.ts'
import { changeStatus } from '../visits/change-status.ts'
import { checkIn } from '../visits/check-in.ts'
import { addToSheet } from '../visits/on-paper/add-to-sheet.ts'
import { enterSheet } from '../visits/on-paper/enter-sheet.ts'
import { readSheets } from '../visits/on-paper/read-sheets.ts'
import { writeNotes } from '../visits/write-notes.ts'
import { bookReservation } from './booking/book-reservation.ts'
import { quoteReservation } from './booking/quote.ts'
import { writeVisitMerchandise } from './booking/write-merchandise.ts'
import { listAvailableSlots } from './counting/list-available-slots.ts'
import { findReservation, findReservations } from './views/find-reservations.ts'
import { listAdmin } from './views/list-admin.ts'

export function reservationRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.availableReservations, ({ ctx, query }) =>
    listAvailableSlots(parts, ctx, query),
  )
  serve(app, parts, contract.newReservation, ({ ctx, body, query }) =>
    bookReservation(parts, ctx, { body, query }),
  )
  serve(app, parts, contract.quoteReservation, ({ ctx, body }) =>
    quoteReservation(parts, ctx, body),
  )
  serve(app, parts, contract.findReservationsByUser, ({ ctx, query }) =>
    findReservations(parts, ctx, query),
  )
  serveRows(app, parts, contract.listAdmin, ({ ctx, query }) => listAdmin(parts, ctx, query))
  serve(app, parts, contract.sheets, ({ ctx, query }) => readSheets(parts, ctx, query))
  serve(app, parts, contract.enterSheet, ({ ctx, body }) => enterSheet(parts, ctx, body))
  serve(app, parts, contract.addToSheet, ({ ctx, body }) => addToSheet(parts, ctx, body))
  serve(app, parts, contract.reservation, ({ ctx, params }) =>
    findReservation(parts, ctx, params.id),
  )
  serve(app, parts, contract.changeReservationStatus, ({ ctx, params, body }) =>
    changeStatus(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.checkIn, ({ ctx, query, body }) => checkIn(parts, ctx, query, body))
  serve(app, parts, contract.writeReservationNotes, ({ ctx, params, body }) =>
    writeNotes(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.writeReservationMerchandise, ({ ctx, params, body }) =>
    writeVisitMerchandise(parts, ctx, params.id, body.items),
  )
}
