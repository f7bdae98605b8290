import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { serveRows } from '../http/serve-rows.ts'
import { changeStatus } from '../visits/change-status.ts'
import { checkIn } from '../visits/check-in.ts'
import { addToSheet } from '../visits/on-paper/add-to-sheet.ts'
import { enterSheet } from '../visits/on-paper/enter-sheet.ts'
import { tellSheets } from '../visits/on-paper/tell-sheets.ts'
import { writeNotes } from '../visits/write-notes.ts'
import { bookReservation } from './booking/book-reservation.ts'
import { quoteReservation } from './booking/quote.ts'
import { writeVisitMerchandise } from './booking/write-merchandise.ts'
import { availableSlots } from './counting/available-slots.ts'
import { findReservation, findReservations } from './telling/find-reservations.ts'
import { listAdmin } from './telling/list-admin.ts'

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
  serveRows(app, parts, contract.listAdmin, ({ asked, query }) => listAdmin(parts, asked, query))
  serve(app, parts, contract.sheets, ({ asked, query }) => tellSheets(parts, asked, query))
  serve(app, parts, contract.enterSheet, ({ asked, body }) => enterSheet(parts, asked, body))
  serve(app, parts, contract.addToSheet, ({ asked, body }) => addToSheet(parts, asked, body))
  serve(app, parts, contract.reservation, ({ asked, params }) =>
    findReservation(parts, asked, params.id),
  )
  serve(app, parts, contract.changeReservationStatus, ({ asked, params, body }) =>
    changeStatus(parts, asked, params.id, body),
  )
  serve(app, parts, contract.checkIn, ({ asked, query, body }) =>
    checkIn(parts, asked, query, body),
  )
  serve(app, parts, contract.writeReservationNotes, ({ asked, params, body }) =>
    writeNotes(parts, asked, params.id, body),
  )
  serve(app, parts, contract.writeReservationMerchandise, ({ asked, params, body }) =>
    writeVisitMerchandise(parts, asked, params.id, body.items),
  )
}
