import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { type Person, tuesday } from '../../test/a-facility.ts'
import { reservations } from '../table.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { reservationPendingHoldMinutes: '0' } })
})
beforeEach(() => desk.clock(tuesday))

/** A place of Wednesday that is held and never paid. */
async function abandoned(her: Person, hour = '20:00'): Promise<string> {
  const wish = { reservationTime: at(hour), hold: true }
  const { body } = await her.post('reservations/newreservation', wish)
  expect(body.result).toMatchObject({ reservationStatus: 'Pending', holdUntil: null })
  return body.result.reservationId
}
const read = async (id: string) => (await desk.reception.get(`reservations/${id}`)).body

const endless = (id: string) =>
  desk.db.orm.update(reservations).set({ holdUntil: null }).where(eq(reservations.id, id))

describe('a hold without a limit', () => {
  it.each([
    ['as it is written', async () => undefined],
    ['as another version of the program writes it', endless],
  ])('%s, lasts through its night and no longer', async (_, written) => {
    const id = await abandoned(await desk.patron())
    await written(id)
    await desk.clock('2026-11-26T04:58:00-05:00')
    expect(await read(id)).toMatchObject({ reservationStatus: 'Pending', holdUntil: null })
    await desk.clock('2026-11-26T05:01:00-05:00')
    expect(await read(id)).toMatchObject({ reservationStatus: 'Canceled' })
  })

  it('of another version is left as it is where its night is over: she may have been here', async () => {
    const id = await abandoned(await desk.patron(), '21:15')
    await endless(id)
    await desk.db.orm
      .update(reservations)
      .set({ night: '2026-11-20' })
      .where(eq(reservations.id, id))
    await desk.clock('2026-11-26T05:01:00-05:00')
    const [row] = await desk.db.orm.select().from(reservations).where(eq(reservations.id, id))
    expect(row).toMatchObject({ status: 'Pending', holdUntil: null })
  })

  it('still ends with its night when the clock is put back', async () => {
    const id = await abandoned(await desk.patron(), '20:30')
    await desk.clock('2026-11-24T12:00:00-05:00')
    const [row] = await desk.db.orm.select().from(reservations).where(eq(reservations.id, id))
    expect(row?.holdUntil).toBe(Date.parse('2026-11-26T05:00:00-05:00'))
  })
})

it('a hold of a day ends with a night that is over sooner', async () => {
  await desk.put({ reservationPendingHoldMinutes: '1440' })
  const her = await desk.patron()
  await desk.clock(`${wednesday}T10:00:00-05:00`)
  const wish = { reservationTime: at('21:00'), hold: true }
  const { body } = await her.post('reservations/newreservation', wish)
  await desk.clock('2026-11-26T05:01:00-05:00')
  expect(await read(body.result.reservationId)).toMatchObject({ reservationStatus: 'Canceled' })
})
