import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { liveEvents } from '../live/table.ts'
import { reservations } from '../reservations/table.ts'
import { preassignments, rooms } from '../rooms/table.ts'
import { aDesk, type Desk, wednesday } from '../test/a-desk.ts'
import { inARoom } from '../test/in-a-room.ts'
import type { Received } from '../test/received.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const farOff = Date.parse('2026-11-27T05:00:00-05:00')
const edit = async (id: number, body: object) => {
  const { status, body: told } = await desk.admin.post(`rooms/${id}/update`, body)
  return { status, code: told.code, words: told.errorMessage, ...told.result }
}
const named = ({ reservationId, reservationCode }: Received) => ({ reservationId, reservationCode })
const roomRow = async (id: number) =>
  (await desk.db.orm.select().from(rooms).where(eq(rooms.id, id)))[0]
const events = async () => (await desk.db.orm.select().from(liveEvents)).map(({ kind }) => kind)

describe('a room that is added', () => {
  it('is clean, where its section is, on every board at once, and in the log', async () => {
    await desk.db.orm.delete(liveEvents)
    const body = { number: ' 31 ', sectionId: 'brook', bath: true, extension: '231', wetDoor: '' }
    const { status, body: told } = await desk.admin.post('rooms/add', body)
    expect(status).toBe(200)
    expect(told.result).toEqual({
      ...{ id: 23, number: '31', locationId: 'alternate', sectionId: 'brook', bath: true },
      ...{ handicapped: false, privateRoom: false, kallah: false, active: true },
      ...{ dryDoor: '', wetDoor: '', lightPoint: '', extension: '231' },
    })
    expect(await roomRow(23)).toMatchObject({ status: 'Available', wetDoor: null })
    const { body: board } = await desk.reception.get('rooms/list')
    expect(board.find(({ id }: { id: number }) => id === 23)).toMatchObject({ number: '31' })
    expect(await events()).toContain('resync')
    const log = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'room-changed'))
    expect(log).toMatchObject([{ subject: '23', details: { made: true } }])
  })

  it('has a phone as the system names it that rings', async () => {
    expect(await edit(2, { extension: ' 7 ' })).toMatchObject({ status: 200, extension: '7' })
    expect(await edit(2, { extension: 'room-2' })).toMatchObject({ extension: 'room-2' })
  })

  it('bears a number that no other door of the building bears', async () => {
    const of = (sectionId: string) => desk.admin.post('rooms/add', { number: '1', sectionId })
    const refused = await of('garden')
    expect([refused.status, refused.body.code]).toEqual([409, 'room-number-taken'])
    expect(refused.body.errorMessage).toBe('There is a room 1 in that building already.')
    expect((await of('brook')).status).toBe(200)
    expect(await edit(2, { number: '1' })).toMatchObject({ code: 'room-number-taken' })
    expect((await of('nowhere')).status).toBe(404)
  })

  it('is made once by a repeated call', async () => {
    const key = { 'idempotency-key': 'a-new-room' }
    const body = { number: '40', sectionId: 'upper' }
    const once = await desk.admin.post('rooms/add', body, key)
    const again = await desk.admin.post('rooms/add', body, key)
    expect(again.body).toEqual(once.body)
  })
})

describe('a room that is changed', () => {
  it('keeps what isn’t named, and tells every board that shows it', async () => {
    await desk.db.orm.delete(liveEvents)
    const answer = await edit(8, { kallah: true, lightPoint: '', number: '8a' })
    expect(answer).toMatchObject({ status: 200, kallah: true, lightPoint: '', number: '8a' })
    expect(await roomRow(8)).toMatchObject({ lightPoint: null, dryDoor: 'room-8-dry' })
    expect(await events()).toContain('room')
  })

  it('goes to the building of its section', async () => {
    expect(await edit(9, { sectionId: 'brook', number: '77' })).toMatchObject({
      ...{ status: 200, sectionId: 'brook', locationId: 'alternate' },
    })
  })

  it('says for whom it would no longer do before it is saved, and keeps them', async () => {
    const bride = named(await desk.aVisit({ night: wednesday, kallah: true, bath: true }))
    const kept = named(await desk.aVisit({ night: wednesday }))
    await desk.reception.post(`reservations/${kept.reservationId}/preassignroom/?roomId=7`)
    const before = await roomRow(15)
    const wish = { kallah: false, dryRun: true }
    expect(await edit(15, wish)).toMatchObject({
      ...{ status: 200, kallah: false },
      reservationsOutside: [
        { ...bride, reservationTime: expect.stringContaining('2026-11-25T20:00') },
      ],
    })
    expect(await roomRow(15)).toEqual(before)
    expect((await edit(7, { active: false, dryRun: true })).reservationsOutside).toMatchObject([
      kept,
    ])
    const elsewhere = { sectionId: 'brook', number: '70', dryRun: true }
    expect((await edit(7, elsewhere)).reservationsOutside).toMatchObject([kept])
    expect((await edit(7, { active: false })).reservationsOutside).toHaveLength(1)
    expect(await roomRow(7)).toMatchObject({ active: false })
    expect(await desk.db.orm.select().from(preassignments)).toHaveLength(1)
    const { body } = await desk.reception.get(`reservations/${kept.reservationId}`)
    expect(body).toMatchObject({ reservationStatus: 'Reserved', roomIdPreassign: 7 })
    expect((await edit(7, { active: true })).reservationsOutside).toEqual([])
  })

  it('says so of an edit that waits to be paid once the visit it would replace is canceled', async () => {
    const other = named(await desk.aVisit({ night: '2026-11-26', kallah: true, bath: true }))
    const edited = named(
      await desk.aVisit({ night: '2026-11-26', kallah: true, bath: true, hour: '21:00' }),
    )
    await desk.db.orm
      .update(reservations)
      .set({ status: 'Pending', replacingId: other.reservationId, holdUntil: farOff })
      .where(eq(reservations.id, edited.reservationId))
    const outside = async () =>
      (await edit(15, { kallah: false, dryRun: true })).reservationsOutside
        .map(({ reservationId }: Received) => reservationId)
        .filter((id: string) => [other, edited].some((one) => one.reservationId === id))
    expect(await outside()).toEqual([other.reservationId])
    const path = `reservations/${other.reservationId}/status`
    await desk.reception.post(path, { status: 'Canceled' })
    expect(await outside()).toEqual([edited.reservationId])
  })

  it('isn’t taken from under who is in it, and says whose it is', async () => {
    await desk.db.orm.update(rooms).set({ status: 'Ready' })
    const { reservationId, reservationCode } = await desk.aVisit()
    await inARoom(desk, reservationId, { room: 7, status: 'Prep' })
    for (const body of [{ active: false }, { sectionId: 'brook', number: '70' }]) {
      const refused = await edit(7, body)
      expect([refused.status, refused.code]).toEqual([409, 'room-with-visit'])
      expect(refused.words).toContain(`code ${reservationCode} `)
    }
    expect(await edit(7, { sectionId: 'garden' })).toMatchObject({ sectionId: 'garden' })
  })
})

describe('a room that is removed', () => {
  it('was never used; any other stays in the books', async () => {
    const { body } = await desk.admin.post('rooms/add', { number: '31', sectionId: 'upper' })
    const path = `rooms/${body.result.id}`
    expect((await desk.admin.send('DELETE', path)).status).toBe(200)
    expect((await desk.admin.send('DELETE', path)).status).toBe(404)
    // Its number is in the log, and stays that of a room that is gone.
    const next = await desk.admin.post('rooms/add', { number: '32', sectionId: 'upper' })
    expect(next.body.result.id).toBeGreaterThan(body.result.id)
    const reservationId = await desk.booked()
    const free = (await desk.admin.post('rooms/add', { number: '31', sectionId: 'upper' })).body
    const its = eq(rooms.id, free.result.id)
    await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(its)
    await inARoom(desk, reservationId, { room: free.result.id, status: 'Assigned' })
    const refused = await desk.admin.send('DELETE', `rooms/${free.result.id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'room-with-history'])
    expect(await roomRow(free.result.id)).toMatchObject({ reservationId })
  })
})
