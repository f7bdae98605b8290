import { beforeAll, describe, expect, it } from 'vitest'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { tuesday } from '../../test/a-facility.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { roomsAvailable: '1' } })
})

const hold = (time: string) => ({ reservationTime: at(time), hold: true })
const freeAt = async (person: { get: Desk['anyone']['get'] }, time: string) => {
  const { body } = await person.get(`reservations/availablereservations?dt=${wednesday}`)
  const slot = body.find((one: { timeSlot: string }) => one.timeSlot === at(time))
  return slot.availableReservations[0].available
}

describe('a time that is held again and again without being paid', () => {
  const minute = (count: number) => new Date(Date.parse(tuesday) + count * 60_000).toISOString()
  type By = Awaited<ReturnType<Desk['patron']>>
  const ask = async (by: By, body: object) => {
    const { status, body: said } = await by.post('reservations/newreservation', body)
    return { status, code: said.code, ...said.result }
  }

  it.each([
    ['by the next hold', () => ({})],
    ['as a change of it', (id: string) => ({ replacingReservationId: id })],
  ])('%s, is hers for an hour, and not on that day again', async (_, again) => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    await desk.clock(tuesday)
    let held = await ask(rivka, hold('18:00'))
    for (const count of [14, 28, 42]) {
      await desk.clock(minute(count))
      held = await ask(rivka, { ...hold('18:00'), ...again(held.reservationId) })
      expect([count, held.status, held.code]).toEqual([count, 200, undefined])
    }
    await desk.clock(minute(56))
    const last = await ask(rivka, { ...hold('18:00'), ...again(held.reservationId) })
    expect(last.status).toBe(200)
    const left = Date.parse(last.holdUntil) - Date.parse(minute(56))
    // The house's clock ticks meanwhile; a whole hold would be fifteen minutes.
    expect([left > 3 * 60_000, left < 10 * 60_000]).toEqual([true, true])

    await desk.clock(minute(61))
    expect(await freeAt(leah, '18:00')).toBe(1)
    expect(await ask(rivka, hold('18:00'))).toMatchObject({ status: 409, code: 'held-too-long' })
    expect(await freeAt(leah, '18:00')).toBe(1)
    // Another time is hers to hold, and this one is for others, and for her on the next day.
    expect((await ask(rivka, hold('19:30'))).status).toBe(200)
    const theirs = await ask(leah, hold('18:00'))
    expect(theirs.status).toBe(200)
    await leah.post(`reservations/${theirs.reservationId}/status`, { status: 'Canceled' })
    await desk.clock(minute(24 * 60 + 62))
    expect((await ask(rivka, hold('18:00'))).status).toBe(200)
    await desk.clock(minute(24 * 60 + 90))
  })

  it('is none of it while she merely looks and changes her mind, nor at the time of her own visit', async () => {
    const her = await desk.patron()
    await desk.clock(tuesday)
    for (let nth = 0; nth < 30; nth++) {
      const { status, reservationId } = await ask(her, hold('22:15'))
      expect([nth, status]).toEqual([nth, 200])
      if (nth % 2) await her.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
    }
    const held = await ask(her, hold('22:15'))
    const path = `reservations/${held.reservationId}/status`
    await her.post(path, { status: 'Reserved', expectedStatus: 'Pending' })
    for (const count of [14, 28, 42, 56, 70, 84]) {
      await desk.clock(minute(count))
      const change = { ...hold('22:15'), replacingReservationId: held.reservationId }
      expect([count, (await ask(her, change)).status]).toEqual([count, 200])
    }
  })

  it('is not counted at the desk, which holds for whom it likes', async () => {
    const { userId } = await desk.patron()
    await desk.clock(tuesday)
    for (let nth = 0; nth < 6; nth++) {
      await desk.clock(minute(nth * 16))
      const held = await ask(desk.reception, { ...hold('20:45'), userId })
      expect([nth, held.status, held.code]).toEqual([nth, 200, undefined])
    }
  })
})
