import { beforeAll, expect, it } from 'vitest'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { inARoom } from '../../test/in-a-room.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight), settings: { corridorsAvailable: '2' } })
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

it('the mikvah’s screen is told the queue in its order, the pools, the corridor and the gate', async () => {
  const stages = [
    ['ReadyForMikvah', 7],
    ['ReadyForMikvahNext', 8],
    ['InMikvah', 9],
    ['InMikvah', 16],
    ['FromMikvah', 17],
    ['Prep', 1],
  ] as const
  const ids: string[] = []
  for (const [status, room] of stages) {
    const id = await desk.inRoom(room, status, { userNotes: 'Quiet, please' })
    ids.push(id)
  }
  const mikvah = await desk.staff('Mikvah')
  const { status, body } = await mikvah.get('reservations/listready')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    queue: [
      { reservationId: ids[1], roomId: 8, roomNumber: '8', status: 'ReadyForMikvahNext', turn: 1 },
      { reservationId: ids[0], roomId: 7, status: 'ReadyForMikvah', turn: 2 },
    ],
    inMikvah: [
      { reservationId: ids[2], pool: 1 },
      { reservationId: ids[3], pool: 2 },
    ],
    ...{ pools: 4, gateOpen: true },
    corridor: { used: 1, limit: 2, visits: [{ reservationId: ids[4], status: 'FromMikvah' }] },
    zmanTevillah: expect.stringMatching(/^2026-11-24T17:/),
  })
  expect(body.queue[0]).toEqual({
    ...{ reservationId: ids[1], reservationCode: expect.stringMatching(/^\d{4}$/) },
    ...{ roomId: 8, roomNumber: '8', status: 'ReadyForMikvahNext', turn: 1, pool: null },
    readySince: expect.stringMatching(/^2026-11-24T/),
  })
  await desk.clock(at('16:00', tonight))
  expect((await mikvah.get('reservations/listready')).body.gateOpen).toBe(false)
  await desk.clock(at('19:00', tonight))
  expect((await mikvah.get('reservations/listready?location=alternate')).body.queue).toEqual([])
  expect((await mikvah.get('reservations/listready?location=attic')).status).toBe(404)
})

it('a pool that somebody leaves is the next one’s', async () => {
  const { body } = await desk.reception.get('reservations/listready')
  await desk.admin.post(`reservations/${body.inMikvah[0].reservationId}/status`, {
    status: 'Dressing',
  })
  const { reservationId } = body.queue[0]
  await desk.admin.post(`reservations/${reservationId}/status`, { status: 'InMikvah' })
  const now = (await desk.reception.get('reservations/listready')).body.inMikvah
  expect(now.map((one: { pool: number }) => one.pool)).toEqual([1, 2])
  expect(now[0].reservationId).toBe(reservationId)
})

it('the waiting area is told codes, and who is called to which room, and nothing else', async () => {
  const [waits, called, begun] = [await desk.booked(), await desk.booked(), await desk.booked()]
  for (const id of [waits, called, begun])
    await desk.reception.post(`reservations/checkin?resId=${id}`)
  await desk.reception.post('reservations/assignroom', { reservationId: called, roomId: 18 })
  await inARoom(desk, begun, { room: 2, status: 'Prep' })
  const codeOf = async (id: string) =>
    (await desk.reception.get(`reservations/${id}`)).body.waitingCode
  const { body } = await (await desk.staff('Waiting')).get('reservations/listwaiting')
  expect(body).toEqual([
    { waitingCode: await codeOf(waits), called: false, roomNumber: null },
    { waitingCode: await codeOf(called), called: true, roomNumber: '18' },
  ])
  for (const name of ['Room7', 'Kiosk', 'Mikvah'])
    expect((await (await desk.staff(name)).get('reservations/listwaiting')).status).toBe(403)
  for (const name of ['Room7', 'Kiosk', 'Waiting'])
    expect((await (await desk.staff(name)).get('reservations/listready')).status).toBe(403)
})
