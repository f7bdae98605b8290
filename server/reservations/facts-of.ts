import type { ReservationFacts } from '@mikvah/rules/reservation/reservation.ts'
import type { UncodedVisit } from './store.ts'

/** A stored reservation as the rules see it. Whether a payment is open is a question of its own. */
export const factsOf = (row: UncodedVisit, paymentOpen = false): ReservationFacts => ({
  bath: row.bath,
  handicapped: row.handicapped,
  kallah: row.kallah,
  segula: row.segula,
  privateRoom: row.privateRoom,
  chabadBor: row.chabadBor,
  alternateLocation: row.locationId !== 'main',
  parking: row.parking,
  salonManicure: row.salonManicure,
  salonBoth: row.salonBoth,
  doubleSlot: row.doubleSlot,
  status: row.status,
  startsAt: row.startsAt,
  night: row.night,
  holdUntil: row.holdUntil,
  paymentOpen,
  refundMissed: row.refundMissed,
  lateSurcharge: row.lines.some(({ code }) => code === 'late-surcharge'),
})
