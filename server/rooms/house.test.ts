import { beforeAll, describe, expect, it } from 'vitest'
import { attendants } from '../attendants/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { refusedBy } from '../db/sql-state.ts'
import { practiceDevices } from '../practice/table.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { inARoom } from '../test/in-a-room.ts'
import { preassignments, rooms } from './table.ts'

let desk: Desk
let attendant: Person
beforeAll(async () => {
  desk = await aDesk()
  attendant = await desk.staff('Attendant')
})

const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('the rooms', () => {
  it('are listed with their section and who has it tonight', async () => {
    const { body } = await attendant.get('rooms/list/')
    expect(body).toHaveLength(22)
    expect(body[14]).toMatchObject({
      id: 15,
      number: '15',
      location: { id: 'main', name: 'Main building' },
      section: { name: 'Garden hall', attendant: { id: 'chana', name: 'Chana Weil' } },
      ...{ bath: true, handicapped: false, privateRoom: true, kallah: true, active: true },
      ...{ status: 'Available', reservation: null, preassigned: null, supplyRequests: [] },
    })
  })

  it('one by one, by a number that exists', async () => {
    expect((await attendant.get('rooms/3')).body).toMatchObject({ id: 3, status: 'Available' })
    for (const id of ['23', '0', '-1', '3.5', 'x', '99999999999']) {
      expect([id, ...code(await attendant.get(`rooms/${id}`))]).toEqual([id, 404, 'not-found'])
    }
  })

  it('of a screen are its own alone', async () => {
    const screen = await desk.staff('Room3')
    const { body } = await screen.get('rooms/list')
    expect(body.map(({ id }: { id: number }) => id)).toEqual([3])
    expect((await screen.get('rooms/3')).status).toBe(200)
    expect((await screen.get('rooms/4')).status).toBe(404)
  })

  it('that wait for cleaning are listed as long as they wait', async () => {
    const dirty = (id: number, status: 'NeedsCleaning' | 'Cleaning', minute: number) =>
      desk.db.orm
        .update(rooms)
        .set({ status, statusSince: Date.parse(at(`18:0${minute}`, '2026-11-24')) })
        .where(eq(rooms.id, id))
    await dirty(7, 'NeedsCleaning', 5)
    await dirty(9, 'Cleaning', 1)
    const { body } = await desk.reception.get('rooms/cleaninglist/')
    expect(body.map(({ id }: { id: number }) => id)).toEqual([9, 7])
  })

  it('and their visits name one another, and the database lets nothing else stand', async () => {
    const [one, other] = [
      await desk.booked({ hour: '19:00' }),
      await desk.booked({ hour: '19:00' }),
    ]
    const { orm } = desk.db
    const because = (what: Promise<unknown>) => what.then(() => 'stood', refusedBy)
    const set = (id: string, changes: Partial<typeof reservations.$inferInsert>) =>
      orm.update(reservations).set(changes).where(eq(reservations.id, id)).execute()
    const setRoom = (id: number, changes: Partial<typeof rooms.$inferInsert>) =>
      orm.update(rooms).set(changes).where(eq(rooms.id, id)).execute()

    expect(await because(set(one, { status: 'Prep' }))).toBe('reservations_in_room')
    expect(await because(set(one, { roomId: 1 }))).toBe('reservations_in_room')
    expect(await because(setRoom(1, { status: 'Occupied' }))).toBe('rooms_occupied')
    expect(await because(setRoom(1, { reservationId: one }))).toBe('rooms_occupied')
    expect(await because(set(one, { status: 'Prep', roomId: 1 }))).toBe('reservations_room_has_it')
    expect(await because(setRoom(1, { status: 'Occupied', reservationId: one }))).toBe(
      'rooms_visit_is_in_it',
    )
    await inARoom(desk, one, { room: 1, status: 'Prep' })
    expect(await because(set(other, { status: 'Prep', roomId: 1 }))).toBe('reservations_room')
    await expect(inARoom(desk, other, { room: 1, status: 'Prep' })).rejects.toThrow('room-not-free')
    expect(await because(setRoom(2, { status: 'Occupied', reservationId: one }))).toBe(
      'rooms_reservation',
    )
    expect(await because(set(one, { status: 'Done', roomId: null }))).toBe('rooms_visit_is_in_it')
    const { body } = await desk.reception.get(`reservations/${one}`)
    expect(body.room).toMatchObject({ id: 1, number: '1', section: { id: 'upper' } })
    const list = await attendant.get('rooms/1')
    expect(list.body).toMatchObject({
      status: 'Occupied',
      reservation: { reservationId: one, reservationStatus: 'Prep', room: { id: 1 } },
    })
  })
})

describe('what two may do at once', () => {
  it('ends in the database: one room kept for one visit at a time, one pool for one of them', async () => {
    const { orm } = desk.db
    const [one, other] = [
      await desk.booked({ hour: '19:00' }),
      await desk.booked({ hour: '19:00' }),
    ]
    const because = (what: Promise<unknown>) => what.then(() => 'stood', refusedBy)
    const keep = (reservationId: string, roomId: number, from: string, until: string) => {
      const [startsAt, endsAt] = [from, until].map((hour) => Date.parse(at(hour, '2026-11-24')))
      if (startsAt === undefined || endsAt === undefined) throw new Error('No such hour.')
      const row = { reservationId, roomId, startsAt, endsAt, at: startsAt }
      return because(orm.insert(preassignments).values(row).execute())
    }
    expect(await keep(one, 2, '19:00', '20:00')).toBe('stood')
    expect(await keep(one, 3, '19:00', '20:00')).toBe('preassignments_pkey')
    expect(await keep(other, 2, '19:59', '21:00')).toBe('preassignments_one_at_a_time')
    expect(await keep(other, 2, '21:00', '20:00')).toBe('preassignments_interval')
    expect(await keep(other, 2, '20:00', '21:00')).toBe('stood')

    const bathing = async (id: string, room: number, pool: number | null) => {
      await inARoom(desk, id, { room, status: 'InMikvah' })
      const put = orm.update(reservations).set({ pool }).where(eq(reservations.id, id))
      return because(put.execute())
    }
    expect(await bathing(one, 4, null)).toBe('reservations_in_pool')
    expect(await bathing(other, 5, 1)).toBe('reservations_pool')
    expect(await bathing(await desk.booked({ hour: '19:00' }), 6, 0)).toBe(
      'reservations_pool_number',
    )
  })
})

describe('those who help', () => {
  it('are added, changed and retired by an administrator, and their cards are never read back', async () => {
    const cardCode = 'CARD-4711-secret'
    const added = await desk.admin.post(
      'attendants/add/',
      { firstName: 'Hadassa', lastName: 'Gold', cardCode },
      { 'idempotency-key': 'add-hadassa' },
    )
    const { id } = added.body.result
    expect(added.body.result).toEqual({
      ...{ id, name: 'Hadassa Gold', firstName: 'Hadassa', lastName: 'Gold', active: true },
      nameHe: '',
    })
    const again = await desk.admin.post('attendants/add', {
      ...{ firstName: 'Ita', lastName: 'Gold', cardCode },
    })
    expect(code(again)).toEqual([409, 'card-in-use'])
    const changed = await desk.admin.post(`attendants/${id}/update/`, { active: false })
    expect(changed.body.result).toMatchObject({ firstName: 'Hadassa', active: false })
    const taken = await desk.admin.post(`attendants/${id}/update`, { cardCode: '70001' })
    expect(code(taken)).toEqual([409, 'card-in-use'])

    const listed = async (query = '') => (await attendant.get(`attendants/list${query}`)).body
    const ids = (rows: { id: string }[]) => rows.map((row) => row.id)
    expect(ids(await listed('?activeonly=false'))).toContain(id)
    expect(ids(await listed())).not.toContain(id)
    const stored = await desk.db.orm.select().from(attendants)
    const everything = JSON.stringify([stored, await listed('?activeonly=false'), added.body])
    expect(everything).not.toContain(cardCode)
    expect(stored.find((row) => row.id === id)?.cardHash).toMatch(/^[\w-]{43}$/)
    expect(code(await desk.admin.post('attendants/none/update', {}))).toEqual([404, 'not-found'])
  })

  it('have a section for a night, and the next night begins with nobody', async () => {
    const tonight = async (person = attendant) => (await person.get('attendants/tonight')).body
    const upper = { section: { id: 'upper' }, date: '2026-11-24', attendant: { id: 'batsheva' } }
    expect(await tonight()).toContainEqual(expect.objectContaining({ date: upper.date }))
    const give = (attendantId: string | null, sectionId = 'upper') =>
      desk.reception.post('attendants/tonight', { sectionId, attendantId })
    expect((await give('freida')).body.result).toMatchObject({
      ...upper,
      attendant: { id: 'freida', name: 'Freida Katz' },
    })
    expect((await attendant.get('rooms/1')).body.section.attendant.id).toBe('freida')
    expect((await give(null)).body.result.attendant).toBeNull()
    expect((await attendant.get('rooms/1')).body.section.attendant).toBeNull()
    for (const wrong of [give('gittel'), give('nobody'), give('freida', 'attic')])
      expect(code(await wrong)).toEqual([404, 'not-found'])
    await give('batsheva')
    await desk.clock(at('14:00'))
    const next: { attendant: unknown }[] = await tonight()
    expect(next.map((row) => row.attendant)).toEqual([null, null, null])
    await desk.clock('2026-11-24T14:00:00-05:00')
    expect((await attendant.get('rooms/1')).body.section.attendant.id).toBe('batsheva')
  })
})

describe('cubicles', () => {
  const set = (id: string, status: string) =>
    desk.reception.post(`settings/cubicles/${id}/status`, { status })

  it('are set by hand while nobody has them', async () => {
    const { body } = await desk.reception.get('settings/cubicles/')
    expect(body[0]).toEqual({
      ...{ id: 1, name: 'A', location: 'main', status: 'Available', reservation: null },
    })
    expect((await set('1', 'NeedsCleaning')).body.result.status).toBe('NeedsCleaning')
    expect(code(await set('1', 'Occupied'))).toEqual([409, 'cubicle-occupied'])
    expect(code(await set('77', 'Offline'))).toEqual([404, 'not-found'])
  })

  it('are opened from the desk, at their own lock', async () => {
    const { body } = await desk.reception.post('settings/cubicles/2/unlock')
    expect(body.result).toEqual({ unlocked: true })
    const answer = await desk.db.orm.select().from(practiceDevices)
    expect(answer).toMatchObject([{ point: 'cubicle-2', op: 'unlock', result: 'unlocked' }])
    expect(code(await desk.reception.post('settings/cubicles/x/unlock'))).toEqual([
      404,
      'not-found',
    ])
  })
})
