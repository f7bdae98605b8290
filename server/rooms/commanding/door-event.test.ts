import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deviceKeyHash } from '../../devices/keys.ts'
import { deviceKeys } from '../../devices/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'

const tonight = '2026-11-24'
/** The zman of this night is at 17:20. */
const afterZman = at('19:30', tonight)
const room = 7

let desk: Desk
let visit: string
beforeAll(async () => {
  desk = await aDesk({ settings: { flowDoorEvents: 'True', doorEventsEndVisit: 'True' } })
  const { db, parts } = desk
  await db.orm.insert(deviceKeys).values({
    ...{ id: 'upstairs', name: 'Upstairs', rooms: [1, 2], createdAt: 0 },
    keyHash: deviceKeyHash(parts.facility.keys, 'upstairs-key'),
  })
})
beforeEach(async () => {
  await desk.clock(afterZman)
})

const leave = async () => {
  await desk.reception.post(`reservations/${visit}/status`, { status: 'Done' })
  await desk.reception.post(`rooms/${room}/status`, { status: 'Cleaning' })
  await desk.reception.post(`rooms/${room}/status`, { status: 'Ready' })
}
const send = (body: object, { key = 'practice-doors', of = room } = {}) =>
  desk.anyone.post(`rooms/${of}/doorioevent`, body, key ? { 'x-device-key': key } : {})
const opens = (door: 'dry' | 'wet', more: object = {}) => send({ door, open: true, ...more })
const status = async () =>
  (await desk.reception.get(`reservations/${visit}`)).body.reservationStatus

const unmoved = { ok: true, moved: false }

describe('a door', () => {
  it('that opens takes who is behind it on: into Prep, to the water, and home', async () => {
    visit = await desk.inRoom(room, 'Assigned')
    const { status: answered, body } = await opens('dry')
    expect(answered).toBe(200)
    expect(body.result).toEqual({ ok: true, moved: true })
    expect(await status()).toBe('Prep')
    await desk.reception.post(`reservations/${visit}/status`, { status: 'ReadyForMikvah' })
    await opens('dry')
    expect(await status()).toBe('ReadyForMikvah')
    await opens('wet')
    expect(await status()).toBe('ToMikvah')
    await desk.reception.post(`reservations/${visit}/status`, { status: 'Dressing' })
    await opens('dry')
    expect(await status()).toBe('Done')
    const { statusHistory } = (await desk.reception.get(`reservations/${visit}`)).body
    expect(statusHistory.at(-1)).toMatchObject({
      newReservationStatus: 'Done',
      statusLastUpdatedByUser: null,
      statusLastUpdatedByIp: '127.0.0.1',
    })
    await leave()
  })

  it.each([
    ['closes', { open: false }],
    ['opened too long ago', { ageMs: 15_001 }],
    ['opened before she was there', { ageMs: 14_999 }],
  ])('that %s moves nothing, and says so', async (_, more) => {
    visit = await desk.inRoom(room, 'Assigned')
    const { status: answered, body } = await opens('dry', more)
    expect([answered, body.result, await status()]).toEqual([200, unmoved, 'Assigned'])
    await leave()
  })

  it('moves nothing where the facility doesn’t want it, and asks nobody to come', async () => {
    await desk.put({ flowDoorEvents: 'False' })
    visit = await desk.inRoom(room, 'Assigned')
    const { status: answered, body } = await opens('dry')
    expect([answered, body.result, await status()]).toEqual([200, unmoved, 'Assigned'])
    expect((await desk.reception.get(`rooms/${room}`)).body.supplyRequests).toEqual([])
    await desk.put({ flowDoorEvents: 'True' })
    await leave()
  })

  it('lets nobody to the water before the zman, and has an attendant come, once', async () => {
    await desk.clock(at('17:00', tonight))
    visit = await desk.inRoom(room, 'ReadyForMikvah')
    for (let nth = 0; nth < 2; nth++) {
      const { status: answered, body } = await opens('wet')
      expect([answered, body.result, await status()]).toEqual([200, unmoved, 'ReadyForMikvah'])
    }
    const { supplyRequests } = (await desk.reception.get(`rooms/${room}`)).body
    expect(supplyRequests).toMatchObject([{ item: 'attendant', isAttendantRequest: true }])
    await leave()
  })

  it('to the water opens from here before the zman, for it is cleaned and filled then, and leads nobody to it', async () => {
    await desk.clock(at('17:00', tonight))
    visit = await desk.inRoom(room, 'ReadyForMikvah')
    const attendant = await desk.staff('Attendant')
    for (const by of [desk.reception, attendant]) {
      const { body } = await by.post(`hartmann/unlockroom?roomid=${room}&wetdry=wet`)
      expect(body.result).toEqual({ unlocked: true })
      expect([(await opens('wet')).body.result, await status()]).toEqual([
        unmoved,
        'ReadyForMikvah',
      ])
    }
    for (const next of ['ReadyForMikvahNext', 'ToMikvah', 'InMikvah']) {
      const { body } = await attendant.post(`reservations/${visit}/status`, { status: next })
      expect([body.code, await status()]).toEqual(['zman-gate', 'ReadyForMikvah'])
    }
    await leave()
  })

  it('leads nobody to the water past who has waited longer, and has an attendant come', async () => {
    const before = await desk.inRoom(8, 'ReadyForMikvah', { hour: '19:00' })
    await desk.clock(at('19:31', tonight))
    visit = await desk.inRoom(room, 'ReadyForMikvah')
    const { body } = await opens('wet')
    expect([body.result, await status()]).toEqual([unmoved, 'ReadyForMikvah'])
    const { supplyRequests } = (await desk.reception.get(`rooms/${room}`)).body
    expect(supplyRequests).toMatchObject([{ item: 'attendant', isAttendantRequest: true }])
    await desk.reception.post(`reservations/${before}/status`, { status: 'Done' })
    await leave()
  })

  it('of an empty room moves nobody', async () => {
    const { status: answered, body } = await send({ door: 'dry', open: true }, { of: 9 })
    expect([answered, body.result]).toEqual([200, unmoved])
  })
})

describe('a device', () => {
  it('without its key, or with a wrong one, is not let in', async () => {
    for (const key of ['', 'wrong', 'practice-room7']) {
      const { status: answered, body } = await send({ door: 'dry', open: true }, { key })
      expect([key, answered, body.Message]).toEqual([
        ...[key, 401, 'Authorization has been denied for this request.'],
      ])
    }
    const { token } = desk.admin
    const signedIn = await desk.anyone.post(
      `rooms/${room}/doorioevent`,
      { door: 'dry', open: true },
      { authorization: `Bearer ${token}` },
    )
    expect(signedIn.status).toBe(401)
  })

  it('speaks for its own rooms alone', async () => {
    const event = { door: 'dry', open: true }
    const key = 'upstairs-key'
    expect((await send(event, { key, of: 2 })).status).toBe(200)
    for (const of of [3, 99]) expect((await send(event, { key, of })).status).toBe(404)
  })

  it('of the practice house stands among its sign-ins', async () => {
    const { body } = await desk.anyone.get('/api/practice/accounts')
    expect(body).toContainEqual({
      ...{ userName: 'Doors', password: 'practice-doors', roles: 'Device', cardCode: null },
    })
  })
})
