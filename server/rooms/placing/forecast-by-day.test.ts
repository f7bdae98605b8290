import { expect, it } from 'vitest'
import { aDesk, at } from '../../test/a-desk.ts'

const today = '2026-11-24'

it('foresees the water of a visit by day before the zman, which those of the evening wait for', async () => {
  const desk = await aDesk({ now: at('11:20', today) })
  const [byDay, evening] = [
    await desk.inRoom(7, 'ReadyForMikvah', { hour: '11:00', notes: 'Her doctor asks for it.' }),
    await desk.inRoom(8, 'ReadyForMikvah', { hour: '20:00' }),
  ]
  const { body } = await desk.reception.get('reservations/listreception?outlook=true')
  const waterOf = (id: string) =>
    body.outlook.visits.find((one: { reservationId: string }) => one.reservationId === id).water.p50
  expect(waterOf(byDay) < at('11:40', today)).toBe(true)
  expect(waterOf(evening) > at('17:00', today)).toBe(true)
})
