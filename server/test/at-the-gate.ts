import type { Desk } from './a-desk.ts'
import type { Person } from './a-facility.ts'

let phones = 5_512_590_100

/** A patron who may open the gate of the garage, because an administrator has allowed it. */
export async function atTheGate(desk: Desk): Promise<Person> {
  const phone = String(phones++)
  const { userId } = await desk.patron(phone)
  const given = await desk.admin.send('PUT', `users/${userId}/roles/OpenGarageGate`)
  if (given.status !== 200) throw new Error(`Not given: ${JSON.stringify(given.body)}`)
  return desk.patron(phone)
}
