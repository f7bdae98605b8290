import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WishedVisit } from '@mikvah/rules/reservation/reservation.ts'

/** What she has chosen in Room Options. */
export type Chosen = {
  room: 'shower' | 'bath' | 'segula'
  /** This isn't chosen here, but an accessible visit keeps it through an edit. */
  handicapped: boolean
  alternateLocation: boolean
  privateRoom: boolean
  parking: boolean
  salon: 'salonManicure' | 'salonBoth' | null
  doubleSlot: boolean
  /** The start, an instant with its offset. */
  time: string | null
}

export const nothingChosen: Chosen = {
  room: 'shower',
  handicapped: false,
  alternateLocation: false,
  privateRoom: false,
  parking: false,
  salon: null,
  doubleSlot: false,
  time: null,
}

/** The options and the hour of an existing visit, as the start of its edit. */
export const chosenOf = (visit: Reservation): Chosen => ({
  room: visit.segula ? 'segula' : visit.bath ? 'bath' : 'shower',
  handicapped: visit.handicapped,
  alternateLocation: visit.alternateLocation,
  privateRoom: visit.privateRoom,
  parking: visit.parking,
  salon: visit.salonManicure ? 'salonManicure' : visit.salonBoth ? 'salonBoth' : null,
  doubleSlot: visit.doubleSlot,
  time: visit.reservationTime,
})

/** The options as the flags of a booking, which has the hour apart from them. */
export const flagsOf = (chosen: Chosen): WishedVisit => ({
  bath: chosen.room === 'bath',
  segula: chosen.room === 'segula',
  kallah: false,
  chabadBor: false,
  handicapped: chosen.handicapped,
  privateRoom: chosen.privateRoom,
  alternateLocation: chosen.alternateLocation,
  parking: chosen.parking,
  salonManicure: chosen.salon === 'salonManicure',
  salonBoth: chosen.salon === 'salonBoth',
  doubleSlot: chosen.doubleSlot,
})
