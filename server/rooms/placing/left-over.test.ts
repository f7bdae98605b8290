import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '../../audit/table.ts'
import { eq, inArray } from '../../db/drizzle/queries.ts'
import { listenerAs } from '../../live/listener.ts'
import { visitKind } from '../../live/visit-kind.ts'
import { idempotencyKeys } from '../../request/table.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { inARoom } from '../../test/in-a-room.ts'
import { rooms } from '../table.ts'

const [night, morning] = ['2026-11-24', '2026-11-25'] as const
let desk: Desk
beforeEach(async () => {
  desk = await aDesk({ now: at('19:00', night) })
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

type Seen = { reservationId: string; reservationStatus: string; balance: number }
const board = async () => (await desk.reception.get('reservations/listreception')).body
const idsIn = (visits: Seen[]) => visits.map(({ reservationId }) => reservationId).toSorted()
const settle = (reservationIds: string[]) =>
  desk.reception.post('reservations/leftover/settle', { reservationIds })

/** Left at five in the morning: one in the water, one who waits, one who stood at the gate and was never checked in. */
async function anEveningLeftOpen() {
  const [inWater, waits, atGate] = [await desk.booked(), await desk.booked(), await desk.booked()]
  await inARoom(desk, inWater, { room: 7, status: 'InMikvah' })
  await desk.reception.post(`reservations/${waits}/status`, { status: 'Waiting' })
  await desk.reception.post(`reservations/${atGate}/status`, { status: 'Arrived' })
  return { inWater, waits, atGate }
}

it('what a night has left over is settled at a word, each as what it was, and without an hour', async () => {
  const { inWater, waits, atGate } = await anEveningLeftOpen()
  const all = [inWater, waits, atGate]
  expect((await settle(all)).body.result).toEqual([])
  expect((await board()).here).toHaveLength(3)

  await desk.clock(at('15:30', morning))
  expect(idsIn((await board()).leftover)).toEqual(all.toSorted())
  const { status, body } = await settle(all)
  expect(status).toBe(200)
  const byId = new Map((body.result as Seen[]).map((one) => [one.reservationId, one]))
  expect(all.map((id) => byId.get(id)?.reservationStatus)).toEqual(['Done', 'Done', 'Reserved'])
  expect((await board()).leftover).toEqual([])
  const rows = await desk.db.orm.select().from(reservations).where(inArray(reservations.id, all))
  expect(rows.map(({ timeCompleted }) => timeCompleted)).toEqual([null, null, null])
  const { body: room } = await desk.reception.get('rooms/7')
  expect([room.status, room.reservation]).toEqual(['NeedsCleaning', null])
  const { body: told } = await desk.reception.get(`reservations/${inWater}`)
  expect(told.statusHistory.at(-1)).toMatchObject({ mark: 'left over', undoable: false })
})

/** Of each of these visits, whether an attendant hears an event of it that is numbered now. */
async function heardOf(ids: string[]) {
  const telling = { ...(await desk.parts.facility.read()), language: 'en' as const }
  const events = await desk.db.inTransaction(async (tx) => visitKind.read?.(tx, telling, ids))
  return [...(events?.values() ?? [])].map(
    (event) => visitKind.shape(event, listenerAs('attendant')) !== null,
  )
}

it('attendants hear that it is gone, and nothing that the desk does with it later', async () => {
  const { inWater, waits, atGate } = await anEveningLeftOpen()
  const all = [inWater, waits, atGate]
  await desk.clock(at('15:30', morning))
  expect(await heardOf(all)).toEqual([true, true, true])
  await settle(all)
  expect(await heardOf(all)).toEqual([true, true, true])
  await desk.clock(at('15:36', morning))
  expect(await heardOf(all)).toEqual([false, false, false])
})

it('attendants hear of a Done that waited for the network, which has the hour of its tap', async () => {
  const id = await desk.booked()
  await inARoom(desk, id, { room: 7, status: 'Dressing' })
  await desk.clock(at('15:30', morning))
  const hers = { reservationStatus: 'Done', reservationId: id }
  const done = { ...hers, tappedAt: at('13:45', morning) }
  const screen = await desk.staff('Room7')
  expect((await screen.post('rooms/7/status', done)).status).toBe(200)
  const { body: visit } = await desk.reception.get(`reservations/${id}`)
  expect(visit.timeCompleted).toBe(at('13:45', morning))
  expect(await heardOf([id])).toEqual([true])
  await desk.clock(at('15:51', morning))
  expect(await heardOf([id])).toEqual([false])
})

it('each is settled once, by whichever desk was first, and is in the log as its own', async () => {
  const { inWater, waits } = await anEveningLeftOpen()
  await desk.clock(at('15:30', morning))
  const answers = await Promise.all([settle([inWater, waits]), settle([waits, inWater])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const ends = await desk.db.orm
    .select()
    .from(statusHistory)
    .where(inArray(statusHistory.reservationId, [inWater, waits]))
  expect(ends.filter(({ next }) => next === 'Done')).toHaveLength(2)
  const log = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'left-over-settled'))
  expect(log.map(({ subject }) => subject).toSorted()).toEqual([inWater, waits].toSorted())
})

it('who didn’t come last night is told with what she owes, and of a night on paper once its sheet says so', async () => {
  const { atGate } = await anEveningLeftOpen()
  const missed = await desk.booked()
  const noShows = async () => (await desk.reception.get('reservations/noshows')).body as Seen[]
  expect(await noShows()).toEqual([])
  await desk.clock(at('15:30', morning))
  expect(idsIn(await noShows())).toEqual([atGate, missed].toSorted())
  expect((await noShows()).every(({ balance }) => balance > 0)).toBe(true)
  await desk.clock(at('15:30', '2026-11-26'))
  expect(await noShows()).toEqual([])
  const friday = { night: '2026-11-27' }
  await desk.db.orm.update(reservations).set(friday).where(eq(reservations.id, missed))
  await desk.clock(at('20:00', '2026-11-28'))
  expect(await noShows()).toEqual([])
  const rows = [{ reservationId: missed, became: 'didnt' }]
  expect(
    (await desk.reception.post('reservations/sheets', { dt: '2026-11-27', rows })).status,
  ).toBe(200)
  expect(idsIn(await noShows())).toEqual([missed])
})

it('answers those that this call has settled, and a repeat of it the same: nobody else’s visit is told', async () => {
  const { inWater, waits, atGate } = await anEveningLeftOpen()
  const never = await desk.booked()
  await desk.clock(at('15:30', morning))
  const read = async (named: string[], key: string) =>
    idsIn(
      (
        await desk.reception.post(
          'reservations/leftover/settle',
          { reservationIds: named },
          { 'idempotency-key': key },
        )
      ).body.result,
    )
  expect(await read([inWater, never], 'first-desk')).toEqual([inWater])
  const others = [inWater, waits, atGate, never]
  expect(await read(others, 'other-desk')).toEqual([waits, atGate].toSorted())
  // Her answer was lost on its way, and the key of its answer with it.
  await desk.db.orm.update(idempotencyKeys).set({ answer: null })
  expect(await read(others, 'other-desk')).toEqual([waits, atGate].toSorted())
  expect(await read(others, 'third-desk')).toEqual([])
})
