import { aDesk, at, type Desk } from './a-desk.ts'
import type { Person } from './a-facility.ts'

/** The evening that these desks stand in. */
const tonight = '2026-11-24'
/** The card of one who helps, Esther. */
export const esther = '70004'

/** A desk of a facility where a card is swiped for each change, an attendant, and visits that are booked there. */
export async function aDeskWithCards(): Promise<{
  desk: Desk
  attendant: Person
  booked(): Promise<string>
}> {
  const desk = await aDesk({
    now: at('19:00', tonight),
    settings: { reservationsStatusChangeCardCode: 'True' },
  })
  const booked = async () => {
    const { userId } = await desk.patron()
    const path = 'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true'
    const wish = { userId, reservationTime: at('20:00', tonight) }
    return (await desk.reception.post(path, wish)).body.result.reservationId
  }
  return { desk, attendant: await desk.staff('Attendant'), booked }
}
