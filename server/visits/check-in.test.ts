import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { effects } from '../outbox/table.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'

const tonight = '2026-11-24'
let desk: Desk
let here: { lat: number; lng: number }
beforeAll(async () => {
  desk = await aDesk({ settings: { useCubicles: 'True', garageOpenMaxFeet: '500' } })
  const { body } = await desk.reception.get('settings/locations')
  here = { lat: body[0].lat, lng: body[0].long }
})
beforeEach(async () => {
  await desk.put({ selfCheckin: 'False', reservationsRequirePrepayAll: 'False' })
  await desk.clock(at('19:00', tonight))
})

const checkIn = (by: Person, id: string, more = '', body: object = {}) =>
  by.post(`reservations/checkin?resId=${id}${more}`, body)
const visitNow = async (id: string) => (await desk.reception.get(`reservations/${id}`)).body
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('checking in at the desk', () => {
  it('marks when she came and whether in time, gives her a code, and offers a cubicle', async () => {
    const id = await desk.booked()
    const { status, body } = await checkIn(desk.reception, id)
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      ...{ reservationStatus: 'Waiting', arrivedOnTime: true, cubicleOffered: true },
      timeArrived: expect.stringMatching(/^2026-11-24T19:0/),
      waitingCode: expect.stringMatching(/^\d{3}$/),
    })
    expect(body.result.statusHistory.at(-1)).toMatchObject({
      ...{ previousReservationStatus: 'Reserved', newReservationStatus: 'Waiting' },
      statusLastUpdatedByUser: desk.reception.userId,
    })
    const again = await checkIn(desk.reception, id)
    expect(code(again)).toEqual([409, 'move-refused'])
    expect(again.body.result).toMatchObject({ reservationId: id, reservationStatus: 'Waiting' })
  })

  it('is taken back with all that it gave', async () => {
    const id = await desk.booked()
    await checkIn(desk.reception, id, '&userLanguage=he')
    await desk.reception.post(`reservations/${id}/requestcubicle`)
    await desk.reception.post(`reservations/${id}/status`, { status: 'Reserved' })
    expect(await visitNow(id)).toMatchObject({
      ...{ reservationStatus: 'Reserved', timeArrived: null, arrivedOnTime: null },
      ...{ waitingCode: null, cubicle: null },
    })
  })

  it('waits for its night, for its hour, and for an hour to be given to a kallah', async () => {
    const id = await desk.booked()
    await desk.clock(at('14:00', tonight))
    expect(code(await checkIn(desk.reception, id))).toEqual([409, 'check-in-too-early'])
    await desk.clock(at('20:00'))
    expect(code(await checkIn(desk.reception, id))).toEqual([409, 'check-in-not-today'])
    await desk.clock(at('19:00', tonight))
    expect(code(await checkIn(desk.reception, 'nobody'))).toEqual([404, 'not-found'])
    expect((await checkIn(desk.reception, id)).status).toBe(200)
  })

  it('keeps her language for the screen of whichever room she comes into', async () => {
    const id = await desk.booked()
    await checkIn(desk.reception, id, '&userLanguage=he&printer=front')
    await desk.db.orm.update(rooms).set({ status: 'Ready', language: 'en' })
    await desk.reception.post('reservations/assignroom', { reservationId: id, roomId: 7 })
    expect(code(await checkIn(desk.reception, id))).toEqual([409, 'move-refused'])
    expect((await desk.reception.get('rooms/7')).body.language).toBe('he')
    await desk.reception.post('rooms/swaprooms', { roomA: 7, roomB: 8 })
    expect((await desk.reception.get('rooms/8')).body.language).toBe('he')
    expect(code(await checkIn(desk.reception, id, '&userLanguage=fr'))).toEqual([
      400,
      'invalid-request',
    ])
  })

  it('leaves to her no language of whoever had the room before', async () => {
    const id = await desk.booked()
    await checkIn(desk.reception, id)
    const its = { status: 'Ready', language: 'he' } as const
    await desk.db.orm.update(rooms).set(its).where(eq(rooms.id, 9))
    await desk.reception.post('reservations/assignroom', { reservationId: id, roomId: 9 })
    expect((await desk.reception.get('rooms/9')).body).toMatchObject({
      ...{ status: 'Occupied', language: 'en' },
    })
  })
})

describe('checking in by her own phone', () => {
  it('is for where the facility lets her, and where she stands', async () => {
    const her = await desk.patron()
    const id = await desk.booked({ her })
    expect(code(await checkIn(her, id, '', here))).toEqual([409, 'move-refused'])
    await desk.put({ selfCheckin: 'True' })
    expect(code(await checkIn(her, id))).toEqual([400, 'check-in-location-needed'])
    const away = { lat: here.lat + 0.01, lng: here.lng }
    expect(code(await checkIn(her, id, '', away))).toEqual([409, 'check-in-too-far'])
    const vague = { ...here, accuracy: 800 }
    expect(code(await checkIn(her, id, '', vague))).toEqual([409, 'check-in-location-inaccurate'])
    const { status, body } = await checkIn(her, id, '', { ...here, accuracy: 12 })
    expect([status, body.result.reservationStatus]).toEqual([200, 'Waiting'])
    expect(body.result.cubicleOffered).toBe(false)
    expect(body.result.statusHistory).toEqual([])
  })

  it('prints at no printer that she names, where the house prints at check-in', async () => {
    await desk.put({ selfCheckin: 'True', printReceiptAtCheckin: 'True' })
    const prints = async () =>
      (await desk.db.orm.select().from(effects).where(eq(effects.do, 'print'))).length
    const before = await prints()
    const her = await desk.patron()
    const hers = await checkIn(her, await desk.booked({ her }), '&printer=reception-printer', here)
    expect([hers.status, await prints()]).toEqual([200, before])
    await checkIn(desk.reception, await desk.booked(), '&printer=reception-printer')
    expect(await prints()).toBe(before + 1)
  })

  it('is hers alone, and waits for what must be paid before', async () => {
    const her = await desk.patron()
    const id = await desk.booked({ her })
    await desk.put({ selfCheckin: 'True', reservationsRequirePrepayAll: 'True' })
    expect(code(await checkIn(await desk.patron(), id, '', here))).toEqual([404, 'not-found'])
    expect(code(await checkIn(her, id, '', here))).toEqual([409, 'check-in-not-paid'])
    expect((await visitNow(id)).reservationStatus).toBe('Reserved')
    expect((await checkIn(desk.reception, id)).status).toBe(200)
  })
})

it('a kiosk checks in nobody whom it has not looked up, nor do the other screens', async () => {
  const id = await desk.booked()
  expect(code(await checkIn(await desk.staff('Kiosk'), id))).toEqual([404, 'not-found'])
  for (const screen of ['Attendant', 'Mikvah', 'Room7', 'Waiting'])
    expect(code(await checkIn(await desk.staff(screen), id))).toEqual([403, 'role-missing'])
})

describe('a check-in that waited for the line', () => {
  const tappedAt = at('19:00', tonight)
  const came = async (id: string) => (await visitNow(id)).timeArrived

  it('of a kiosk is written with the hour at which it was tapped, and not before she was booked', async () => {
    await desk.put({ kioskAsksFor: 'phone' })
    const kiosk = await desk.staff('Kiosk')
    for (const [number, tapped, hour] of [
      ['7325550751', tappedAt, /T19:00:/],
      ['7325550752', at('18:00', tonight), /T19:00:/],
      ['7325550753', at('23:00', tonight), /T19:01:/],
    ] as const) {
      await desk.clock(tappedAt)
      const id = await desk.booked({ her: await desk.patron(number) })
      await kiosk.get(`users/findbyphone?phone=${number}&forkioskcheckin=true`)
      await desk.clock(at('19:01', tonight))
      expect((await checkIn(kiosk, id, '', { tappedAt: tapped })).status).toBe(200)
      expect([tapped, await came(id)]).toEqual([tapped, expect.stringMatching(hour)])
    }
    await desk.put({ kioskAsksFor: 'phoneAndCode' })
  })

  it('of anybody else is written as it comes', async () => {
    const id = await desk.booked()
    await desk.clock(at('19:10', tonight))
    await checkIn(desk.reception, id, '', { tappedAt })
    expect(await came(id)).toMatch(/T19:10:/)
  })
})

it('of two desks at once, one checks her in', async () => {
  const id = await desk.booked()
  const answers = await Promise.all([checkIn(desk.reception, id), checkIn(desk.admin, id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await visitNow(id)).statusHistory).toHaveLength(2)
})

it('by her own phone is taken back by the desk, never by herself', async () => {
  await desk.put({ selfCheckin: 'True' })
  const her = await desk.patron()
  const id = await desk.booked({ her })
  const mine = await checkIn(her, id, '', { ...here, accuracy: 10 })
  expect(mine.body.result.reservationStatus).toBe('Waiting')
  const undone = await her.post(`reservations/${id}/status`, { status: 'Reserved', undo: true })
  expect(code(undone)).toEqual([409, 'undo-refused'])
  expect((await visitNow(id)).reservationStatus).toBe('Waiting')
})
