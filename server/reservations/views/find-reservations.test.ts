import { expect, it } from 'vitest'
import { aDesk, at, wednesday } from '../../test/a-desk.ts'
import { tuesday } from '../../test/a-facility.ts'

it('a patron’s visits are told from one day to another, both of them included', async () => {
  const desk = await aDesk()
  const rivka = await desk.patron()
  await desk.clock(tuesday)
  await rivka.post('reservations/newreservation', { reservationTime: at('18:00'), hold: true })
  const nightsOf = async (more: string) => {
    const { body } = await rivka.get(`reservations/findbyuser?user=${rivka.userId}${more}`)
    return body.map((told: { reservationDate: string }) => told.reservationDate)
  }
  const dayAfter = '2026-11-26'
  expect(await nightsOf('')).toEqual([wednesday])
  expect(await nightsOf(`&dateFrom=${wednesday}&dateTo=${wednesday}`)).toEqual([wednesday])
  expect(await nightsOf(`&dateFrom=${dayAfter}`)).toEqual([])
  expect(await nightsOf('&dateTo=2026-11-24')).toEqual([])
})
