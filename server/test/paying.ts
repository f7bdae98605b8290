import type { Person } from './a-facility.ts'

const wednesday = '2026-11-25'

/**
 * A visit of 25 dollars, held at the first start of a night, as the booking call answers it; throws where it is
 * refused.
 */
export async function aHeldVisit(person: Person, night = wednesday, more: object = {}) {
  const slots = await person.get(`reservations/availablereservations?dt=${night}`)
  const answer = await person.post('reservations/newreservation?v=1', {
    reservationTime: slots.body[0].timeSlot,
    hold: true,
    ...more,
  })
  if (answer.status !== 200) throw new Error(`Not held: ${JSON.stringify(answer.body)}`)
  return answer.body.result
}

/** The visit as this person is answered it; where it is refused, the refusal's body. */
export const theVisit = async (person: Person, id: string) =>
  (await person.get(`reservations/${id}`)).body

/** The field of a payment's body for a card of the practice processor. */
export const card = (sourceToken: string) => ({ paymentInfo: { sourceToken } })

/**
 * Pays as this person, by a good card unless the body names another; gives the answer, and throws where it is refused.
 */
export async function charged(person: Person, body: object) {
  const answer = await person.post('payments/makepayment', { ...card('practice_ok'), ...body })
  if (answer.status !== 200) throw new Error(`Not charged: ${JSON.stringify(answer.body)}`)
  return answer.body
}
