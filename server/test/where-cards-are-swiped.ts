import { aDesk, at, type Desk } from './a-desk.ts'
import type { Person } from './a-facility.ts'

/** The evening that these desks stand in. */
const tonight = '2026-11-24'
/** The card of one who helps, Esther. */
export const esther = '70004'

/** A desk of a facility where a card is swiped for each change, and an attendant. */
export async function aDeskWithCards(): Promise<{
  desk: Desk
  attendant: Person
}> {
  const desk = await aDesk({
    now: at('19:00', tonight),
    settings: { reservationsStatusChangeCardCode: 'True' },
  })
  return { desk, attendant: await desk.staff('Attendant') }
}
