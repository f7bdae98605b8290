import type { Reservation } from '@mikvah/contract/contract.ts'
import { evening, night, visit } from './answers.ts'
import { said, serveCalls } from './live.tsx'

/** What the facility has set, as far as reserving reads it. */
export const settings = {
  date: '2026-11-24',
  currentTime: '2026-11-24T14:00:00-05:00',
  locationTimeZone: 'America/New_York',
  phoneNumber: '(732) 555-0100',
  receptionExtension: '101',
  garageOpenMaxFeet: '300',
  roomsAvailableShower: '1',
  priceShower: '25',
  reservationMinutesShower: '30',
}
export const eight = '2026-11-24T20:00:00-05:00'
/** A start with so many places for a shower, or for what `more` says. */
export const slot = (time: string, available: number, more: object = {}) => ({
  timeSlot: time,
  availableReservations: [
    {
      available,
      bath: false,
      segula: false,
      kallah: false,
      handicapped: false,
      privateRoom: false,
      parking: false,
      doubleSlot: false,
      salonAfter: false,
      alternateLocation: false,
      ...more,
    },
  ],
})
/** Settings in the form in which the calls `settings` and `publicSettings` answer. */
export const listed = (values: Record<string, string>) =>
  Object.entries(values).map(([Key, Value]) => ({ Key, Value }))

/** A visit held for a quarter of an hour. */
export const held: Reservation = {
  ...visit,
  reservationId: 'r2',
  reservationStatus: 'Pending',
  holdUntil: '2026-11-24T14:15:00-05:00',
}

/**
 * A server of three nights with these visits, which keeps what is done to them; gives the list of what it was asked.
 */
export function serveReserve(visits: Reservation[], more: Parameters<typeof serveCalls>[0] = {}) {
  const now = new Map(visits.map((one) => [one.reservationId, one]))
  return serveCalls({
    schedule: () => ({ body: [night, evening(25), evening(26)] }),
    settings: () => ({ body: listed(settings) }),
    locations: () => ({
      body: [{ id: '1', name: 'Main', address: '1 Brook Lane', alternate: false }],
    }),
    membership: () => ({ body: { activeMember: false } }),
    savedCards: () => ({ body: [] }),
    merchandise: () => ({ body: [] }),
    availableReservations: () => ({ body: [slot(eight, 2)] }),
    quoteReservation: () => said({ total: 25, lines: [] }),
    findReservationsByUser: () => ({ body: [...now.values()] }),
    reservation: ({ path }) => ({ body: now.get(path.split('/').at(-1) ?? '') }),
    changeReservationStatus: ({ path, body }) => {
      const id = path.split('/').find((part) => now.has(part)) ?? ''
      const { status } = body as { status: Reservation['reservationStatus'] }
      const next = { ...visit, ...now.get(id), reservationStatus: status, holdUntil: null }
      now.set(id, next)
      return said(next)
    },
    newReservation: () => {
      const next = { ...held, reservationId: 'r9' }
      now.set('r9', next)
      return said(next)
    },
    ...more,
  })
}
