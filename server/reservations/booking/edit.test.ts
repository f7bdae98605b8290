import { beforeAll, describe, expect, it } from 'vitest'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { type Person, tuesday } from '../../test/a-facility.ts'
import { charged, theVisit } from '../../test/paying.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { roomsAvailable: '1', reservationsPerNight: '2' } })
})

const book = async (person: Person, time: string, more: object = {}) => {
  const { status, body } = await person.post('reservations/newreservation', {
    reservationTime: at(time),
    ...more,
  })
  return { status, body, code: body.code, result: body.result, id: body.result?.reservationId }
}
const statusOf = async (id: string) =>
  (await desk.admin.get(`reservations/${id}`)).body.reservationStatus
const keep = (person: Person, id: string) =>
  person.post(`reservations/${id}/status`, { status: 'Reserved' })
const freeAt = async (person: Person, time: string, replacing = '') => {
  const { body } = await person.get(
    `reservations/availablereservations?dt=${wednesday}&replacingreservationid=${replacing || 'none'}`,
  )
  return body.find((one: { timeSlot: string }) => one.timeSlot === at(time))
    .availableReservations[0].available
}

describe('editing a visit', () => {
  it('replaces it at once, keeps what was said, and carries its birthday over', async () => {
    const patron = await desk.patron()
    const old = await book(patron, '18:00', {
      userNotes: 'please a quiet room',
      merchandise: [{ item: 'Slippers', quantity: 2 }],
      tipAmount: 5,
    })
    await desk.clock('2026-11-24T14:10:00-05:00')
    const moved = await book(patron, '18:15', { replacingReservationId: old.id })
    expect(moved.result).toMatchObject({
      reservationStatus: 'Reserved',
      reservationCreated: old.result.reservationCreated,
      userNotes: 'please a quiet room',
      merchTotal: 12,
      tipAmount: 5,
      replacingReservationId: null,
    })
    expect(await statusOf(old.id)).toBe('Replaced')
    const again = await book(patron, '18:30', { replacingReservationId: old.id })
    expect([again.status, again.code]).toEqual([409, 'edit-not-now'])
    await patron.post(`reservations/${moved.id}/status`, { status: 'Canceled' })
    await desk.clock(tuesday)
  })

  it('says that a refund is out of reach once its time has passed, though the visit is later now', async () => {
    const patron = await desk.patron()
    const old = await book(patron, '18:00')
    expect(old.result.refundMissed).toBe(false)
    const inTime = await book(patron, '18:15', { replacingReservationId: old.id })
    expect(inTime.result.refundMissed).toBe(false)
    await desk.clock(at('16:30'))
    const late = await book(patron, '22:00', { replacingReservationId: inTime.id })
    expect(late.result).toMatchObject({ reservationStatus: 'Reserved', refundMissed: true })
    await patron.post(`reservations/${late.id}/status`, { status: 'Canceled' })
    await desk.clock(tuesday)
  })

  it('counts a visit and the hold that will replace it once', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    const old = await book(rivka, '18:00')
    expect(await freeAt(rivka, '18:15')).toBe(0)
    expect(await freeAt(rivka, '18:15', old.id)).toBe(1)
    const held = await book(rivka, '18:30', { replacingReservationId: old.id, hold: true })
    expect(held.result).toMatchObject({
      reservationStatus: 'Pending',
      replacingReservationId: old.id,
    })
    expect(await statusOf(old.id)).toBe('Reserved')
    expect((await book(leah, '18:00')).code).toBe('slot-taken')
    expect((await book(leah, '18:45')).code).toBe('slot-taken')
    expect((await keep(rivka, held.id)).status).toBe(200)
    expect(await statusOf(old.id)).toBe('Replaced')
    expect(await freeAt(leah, '18:00')).toBe(0)
    await rivka.post(`reservations/${held.id}/status`, { status: 'Canceled' })
    expect(await freeAt(leah, '18:00')).toBe(1)
  })

  it('leaves the old visit untouched when the new hold runs out or is canceled', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    const old = await book(rivka, '19:00')
    const held = await book(rivka, '19:30', { replacingReservationId: old.id, hold: true })
    await desk.clock('2026-11-24T14:17:00-05:00')
    expect([await statusOf(held.id), await statusOf(old.id)]).toEqual(['Canceled', 'Reserved'])
    expect(await freeAt(leah, '19:45')).toBe(1)

    const second = await book(rivka, '19:30', { replacingReservationId: old.id, hold: true })
    await rivka.post(`reservations/${second.id}/status`, { status: 'Canceled' })
    expect([await statusOf(second.id), await statusOf(old.id)]).toEqual(['Canceled', 'Reserved'])
    await rivka.post(`reservations/${old.id}/status`, { status: 'Canceled' })
    await desk.clock(tuesday)
  })

  it('asks while it is held for what is still owed beyond what was paid before, and takes just that', async () => {
    const patron = await desk.patron()
    const old = await book(patron, '21:30')
    await charged(patron, { amt: 25, reservationId: old.id })
    const wish = { replacingReservationId: old.id, hold: true, bath: true }
    const letGo = await book(patron, '21:30', wish)
    expect(letGo.result).toMatchObject({ balance: 10, amountPaid: 25, payments: [{}] })
    await patron.post(`reservations/${letGo.id}/status`, { status: 'Canceled' })
    expect(await theVisit(patron, letGo.id)).toMatchObject({
      balance: 35,
      amountPaid: 0,
      payments: [],
    })

    const held = await book(patron, '21:30', wish)
    const { body } = await patron.get(`reservations/findbyuser?user=${patron.userId}`)
    const listed = body.find((one: { reservationId: string }) => one.reservationId === held.id)
    expect(listed).toMatchObject({ reservationStatus: 'Pending', balance: 10 })
    const paid = await charged(patron, { amt: listed.balance, reservationId: held.id })
    expect(paid.reservation).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
    await patron.post(`reservations/${held.id}/status`, { status: 'Canceled' })
  })

  it('of a hold that waits to replace a visit replaces that visit, so that one place is taken', async () => {
    const patron = await desk.patron()
    const old = await book(patron, '20:00')
    const held = await book(patron, '20:15', { replacingReservationId: old.id, hold: true })
    const last = await book(patron, '20:15', { replacingReservationId: held.id })
    expect(last.result).toMatchObject({ reservationStatus: 'Reserved' })
    expect([await statusOf(old.id), await statusOf(held.id)]).toEqual(['Replaced', 'Canceled'])
    await patron.post(`reservations/${last.id}/status`, { status: 'Canceled' })
    expect(await freeAt(await desk.patron(), '20:00')).toBe(1)
  })

  it('of such a hold is quoted as it is booked: by the visit behind it', async () => {
    const patron = await desk.patron()
    const old = await book(patron, '20:00', { tipAmount: 5 })
    const edit = { replacingReservationId: old.id, hold: true, tipAmount: 0 }
    const held = await book(patron, '20:15', edit)
    const again = { reservationTime: at('20:15'), replacingReservationId: held.id }
    const { result } = (await patron.post('reservations/quote', again)).body
    const { code, id } = await book(patron, '20:15', { ...again, expectedTotal: result.total })
    expect(code).toBeUndefined()
    await patron.post(`reservations/${id}/status`, { status: 'Canceled' })
  })

  it('of a first hold ends it at once, so that she has one', async () => {
    const patron = await desk.patron()
    const held = await book(patron, '20:45', { hold: true })
    const next = await book(patron, '20:45', { replacingReservationId: held.id, hold: true })
    expect(next.result).toMatchObject({ reservationStatus: 'Pending' })
    expect(await statusOf(held.id)).toBe('Replaced')
    expect((await keep(patron, next.id)).status).toBe(200)
    const { body } = await patron.get(`reservations/findbyuser?user=${patron.userId}`)
    expect(
      body.map((one: Person & { reservationStatus: string }) => one.reservationStatus),
    ).toEqual(expect.arrayContaining(['Reserved', 'Replaced']))
    await patron.post(`reservations/${next.id}/status`, { status: 'Canceled' })
  })

  it('at the desk ends what the patron held to replace the same visit', async () => {
    const patron = await desk.patron()
    const old = await book(patron, '21:00')
    const held = await book(patron, '21:15', { replacingReservationId: old.id, hold: true })
    const moved = await book(desk.reception, '21:15', {
      userId: patron.userId,
      replacingReservationId: old.id,
    })
    expect(moved.result).toMatchObject({ reservationStatus: 'Reserved', userId: patron.userId })
    expect([await statusOf(old.id), await statusOf(held.id)]).toEqual(['Replaced', 'Canceled'])
    await desk.reception.post(`reservations/${moved.id}/status`, { status: 'Canceled' })
  })

  it('restores nothing half done when the new time is taken', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    const old = await book(rivka, '18:00')
    const hers = await book(leah, '19:00')
    const refused = await book(rivka, '19:15', { replacingReservationId: old.id })
    expect([refused.status, refused.code]).toEqual([409, 'slot-taken'])
    expect(refused.body.alternatives).toHaveLength(3)
    expect(await statusOf(old.id)).toBe('Reserved')
    for (const [who, id] of [
      [rivka, old.id],
      [leah, hers.id],
    ] as const)
      await who.post(`reservations/${id}/status`, { status: 'Canceled' })
  })

  it('obeys the cut-off of the night it moves to, unless night and time stay', async () => {
    const patron = await desk.patron()
    const old = await book(patron, '22:00')
    await desk.clock('2026-11-25T17:50:00-05:00')
    const later = await book(patron, '22:15', { replacingReservationId: old.id })
    expect([later.status, later.code]).toEqual([409, 'night-past-cut-off'])
    const quote = await patron.post('reservations/quote', {
      reservationTime: at('22:15'),
      replacingReservationId: old.id,
    })
    expect([quote.status, quote.body.code]).toEqual([409, 'night-past-cut-off'])
    const bath = await book(patron, '22:00', { replacingReservationId: old.id, bath: true })
    expect(bath.result).toMatchObject({ reservationStatus: 'Reserved', bath: true, balance: 35 })
    await desk.clock('2026-11-26T05:00:00-05:00')
    const past = await book(patron, '22:15', { replacingReservationId: bath.id })
    expect([past.status, past.code]).toEqual([409, 'edit-past'])
    await desk.clock(tuesday)
  })

  it.each([
    ['the card', [35]],
    ['one of two cards', [20, 15]],
  ])('to a cheaper visit gives the difference back to %s that paid', async (_, parts) => {
    const patron = await desk.patron()
    const old = await book(patron, '19:45', { bath: true, hold: true })
    for (const amt of parts) await charged(patron, { amt, reservationId: old.id })
    const moved = await book(patron, '19:45', { bath: false, replacingReservationId: old.id })
    expect(moved.result).toMatchObject({ reservationStatus: 'Reserved', roomType: 'shower' })
    await desk.runDue()
    expect(await theVisit(patron, moved.id)).toMatchObject({
      balance: 0,
      refund: { amount: 10, state: 'issued' },
    })
    await patron.post(`reservations/${moved.id}/status`, { status: 'Canceled' })
  })

  it('that makes a shower of a bath at an hour too early for a shower is refused, and so is its price', async () => {
    const house = await aDesk({
      settings: { openEarliestHourWinter: '12', reservationStartAtSameTime: 'False' },
    })
    const patron = await house.patron()
    const { body: slots } = await patron.get(`reservations/availablereservations?dt=${wednesday}`)
    type Kind = { bath: boolean; segula: boolean; available: number }
    const tooEarly = (slot: { availableReservations: Kind[] }) =>
      slot.availableReservations.every((kind) => kind.bath || kind.segula || kind.available === 0)
    const reservationTime = slots.find(tooEarly).timeSlot
    const made = await patron.post('reservations/newreservation', { reservationTime, bath: true })
    const old = made.body.result.reservationId
    const kept = { reservationTime, replacingReservationId: old }
    for (const call of ['newreservation', 'quote']) {
      const { status, body } = await patron.post(`reservations/${call}`, { ...kept, bath: false })
      expect([call, status, body.code]).toEqual([call, 409, 'time-not-offered'])
    }
    const { body } = await patron.post('reservations/newreservation', {
      ...{ ...kept, bath: true, userNotes: 'a quiet room, please' },
    })
    expect(body.result).toMatchObject({ reservationStatus: 'Reserved', bath: true })
  })

  it('of another patron’s visit, or of none, is not found', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    const hers = await book(rivka, '19:00')
    for (const replacingReservationId of [hers.id, 'nobody']) {
      const refused = await book(leah, '21:00', { replacingReservationId })
      expect([refused.status, refused.code]).toEqual([404, 'not-found'])
    }
    const mixed = await book(desk.reception, '21:00', {
      userId: leah.userId,
      replacingReservationId: hers.id,
    })
    expect([mixed.status, mixed.code]).toEqual([404, 'not-found'])
  })
})
