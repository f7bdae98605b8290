import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { excludedAttendants } from '../../attendants/table.ts'
import { auditLog } from '../../audit/table.ts'
import { cubicles } from '../../cubicles/table.ts'
import { eq } from '../../db/drizzle/queries.ts'
import { reservations } from '../../reservations/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
const booking = 'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true'
let desk: Desk
let attendant: Person
let mikvah: Person
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight) })
  attendant = await desk.staff('Attendant')
  mikvah = await desk.staff('Mikvah')
})
/** Each test finds the house empty and clean. */
beforeEach(async () => {
  await desk.clock(at('19:00', tonight))
  const { body } = await desk.reception.get('rooms/list')
  for (const room of body) {
    if (room.status === 'Occupied') await out(room.reservation.reservationId, 'Done')
  }
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

/** A visit that stands, and the edit of it that waits to be paid. */
async function bookedAndEdited(): Promise<[string, string]> {
  const her = await desk.patron()
  const old = await desk.booked({ her })
  const edit = { her, replacingReservationId: old, hold: true, parking: true }
  return [old, await desk.booked(edit)]
}
const place = (by: Person, reservationId: string, roomId: number, more: object = {}) =>
  by.post('reservations/assignroom', { reservationId, roomId, ...more })
const step = (by: Person, id: string, status: string, more: object = {}) =>
  by.post(`reservations/${id}/status`, { status, ...more })
const out = (id: string, status: string) => step(desk.reception, id, status)
const setRoomBy = (by: Person, id: number, body: object) => by.post(`rooms/${id}/status`, body)
const setRoom = (id: number, status: 'Ready' | 'Offline' | 'NeedsCleaning' | 'Available') =>
  desk.db.orm.update(rooms).set({ status }).where(eq(rooms.id, id))
const roomNow = async (id: number) => (await desk.reception.get(`rooms/${id}`)).body
const visitNow = async (id: string) => (await desk.reception.get(`reservations/${id}`)).body
type Answer = Awaited<ReturnType<Person['get']>>
const code = ({ status, body }: Answer) => [status, body.code]

describe('placing her into a room', () => {
  it('checks her in, occupies the room, and each names the other', async () => {
    const id = await desk.booked()
    const { status, body } = await place(desk.reception, id, 7)
    expect(status).toBe(200)
    expect(body.result.reservation).toMatchObject({
      ...{ reservationStatus: 'Assigned', room: { id: 7, number: '7' }, arrivedOnTime: true },
      waitingCode: expect.stringMatching(/^\d{3}$/),
      roomAssignedHistory: [{ room: { id: 7 }, to: null, by: desk.reception.userId }],
    })
    expect(body.result.reservation.statusHistory.at(-1)).toMatchObject({ attendant: 'batsheva' })
    expect(body.result.room).toMatchObject({ id: 7, status: 'Occupied' })
    expect(body.result.room.reservation).toMatchObject({ reservationId: id })
  })

  it('is the attendant’s too, who is told what she may see', async () => {
    const { body } = await place(attendant, await desk.booked({ userNotes: 'Quiet, please' }), 8)
    expect(body.result.reservation).toMatchObject({
      ...{ reservationStatus: 'Assigned', userNotes: 'Quiet, please' },
    })
    for (const field of ['user', 'balance', 'notes', 'waitingCode'])
      expect(body.result.reservation).not.toHaveProperty(field)
    expect(code(await place(mikvah, await desk.booked(), 9))).toEqual([403, 'role-missing'])
  })

  it('tells the attendant what the patron wants known at each visit, and the pools nothing of it', async () => {
    const id = await desk.booked({ userNotes: 'Quiet, please' })
    const { userId } = await visitNow(id)
    const note = 'I hear badly on the left.'
    await desk.reception.send('PATCH', `users/${userId}`, [
      { op: 'add', path: '/Notes', value: note },
    ])
    const { body } = await place(attendant, id, 8)
    expect(body.result.reservation).toMatchObject({
      ...{ userNotes: 'Quiet, please', attendantNote: note },
    })
    expect(JSON.stringify((await mikvah.get('rooms/list')).body)).not.toContain(note)
  })

  it('takes an Offline room, and no other that isn’t Ready', async () => {
    await setRoom(7, 'Offline')
    expect((await place(desk.reception, await desk.booked(), 7)).status).toBe(200)
    const reasons = { Available: 'room-not-opened', NeedsCleaning: 'room-not-clean' } as const
    for (const status of ['Available', 'NeedsCleaning'] as const) {
      await setRoom(8, status)
      const refused = await place(desk.reception, await desk.booked(), 8)
      expect(code(refused)).toEqual([409, reasons[status]])
      expect(refused.body.result.room).toMatchObject({ id: 8, status, reservation: null })
    }
  })

  it('needs what the visit needs, and somebody who has the section', async () => {
    const bath = await desk.booked({ bath: true })
    expect(code(await place(desk.reception, bath, 7))).toEqual([409, 'room-without-equipment'])
    expect(code(await place(desk.reception, bath, 19))).toEqual([409, 'room-elsewhere'])
    const give = (attendantId: string | null) =>
      desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId })
    await give(null)
    const alone = await place(desk.reception, bath, 1)
    expect(code(alone)).toEqual([409, 'section-without-attendant'])
    await give('batsheva')
    expect((await place(desk.reception, bath, 1)).status).toBe(200)
  })

  it('with somebody she’d rather not meet asks once more', async () => {
    const id = await desk.booked()
    const { userId } = await visitNow(id)
    await desk.db.orm.insert(excludedAttendants).values({ userId, attendantId: 'chana' })
    const refused = await place(desk.reception, id, 16)
    expect(code(refused)).toEqual([409, 'excluded-attendant'])
    expect(refused.body.result.reservation).toMatchObject({
      ...{ reservationStatus: 'Reserved', excludedAttendants: [{ attendantId: 'chana' }] },
    })
    expect((await place(desk.reception, id, 16, { confirmExcluded: true })).status).toBe(200)
  })

  it('from a screen that is behind is refused with what is true now', async () => {
    const id = await desk.booked()
    const behind = await place(desk.reception, id, 7, { expectedStatus: 'Waiting' })
    expect(code(behind)).toEqual([409, 'moved-on'])
    expect(behind.body.result.reservation.reservationStatus).toBe('Reserved')
    await setRoom(7, 'NeedsCleaning')
    const room = await place(desk.reception, id, 7, { roomStatus: 'Ready' })
    expect(code(room)).toEqual([409, 'room-moved-on'])
    expect(room.body.result.room.status).toBe('NeedsCleaning')
  })

  it('twice with one key places her once', async () => {
    const id = await desk.booked()
    const wish = { reservationId: id, roomId: 7 }
    const key = { 'idempotency-key': 'place-her-once' }
    const twice = [
      await desk.reception.post('reservations/assignroom', wish, key),
      await desk.reception.post('reservations/assignroom', wish, key),
    ]
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await visitNow(id)).roomAssignedHistory).toHaveLength(1)
  })

  it('no status call does: a room has to be named, and of one who has a room it isn’t the question', async () => {
    const id = await desk.booked()
    expect(code(await out(id, 'Assigned'))).toEqual([409, 'room-needed'])
    await place(desk.reception, id, 7)
    for (const person of [desk.reception, attendant, desk.admin]) {
      const refused = await person.post(`reservations/${id}/status`, { status: 'Assigned' })
      expect(code(refused)).toEqual([409, 'move-refused'])
    }
  })
})

describe('two at the same moment', () => {
  it('place two patrons into one room: one is placed, the others see how it stands', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => desk.booked()))
    const answers = await Promise.all(
      ids.map((id, nth) => place(nth % 2 ? attendant : desk.reception, id, 7)),
    )
    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost.map(code)).toEqual(Array.from({ length: 5 }, () => [409, 'room-not-free']))
    const winner = answers.find(({ status }) => status === 200)?.body.result.reservation
    for (const { body } of lost) {
      expect(body.result.room).toMatchObject({ status: 'Occupied' })
      expect(body.result.room.reservation.reservationId).toBe(winner.reservationId)
      expect(body.result.reservation.reservationStatus).toBe('Reserved')
    }
    const placed = (await Promise.all(ids.map(visitNow))).filter(({ room }) => room)
    expect(placed.map(({ reservationId }) => reservationId)).toEqual([winner.reservationId])
  })

  it('place one patron into two rooms: she is in one, and the other stays free', async () => {
    const id = await desk.booked()
    const all = [7, 8, 9, 16, 17]
    const answers = await Promise.all(all.map((room) => place(desk.reception, id, room)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const { room } = await visitNow(id)
    for (const other of all.filter((one) => one !== room.id))
      expect(await roomNow(other)).toMatchObject({ status: 'Ready', reservation: null })
  })

  it('take her out, send her on, and set her room: every answer fits one order', async () => {
    const id = await desk.booked()
    await place(desk.reception, id, 7)
    const shown = { expectedStatus: 'Assigned' }
    const answers = await Promise.all([
      step(desk.reception, id, 'Waiting', shown),
      setRoomBy(attendant, 7, { reservationStatus: 'Prep', ...shown }),
      setRoomBy(attendant, 7, { status: 'Offline', expectedStatus: 'Occupied' }),
    ])
    const [taken, sent, set] = answers.map(({ status }) => status)
    expect([taken, sent].toSorted()).toEqual([200, 409])
    expect(set).toBe(409)
    const [visit, room] = [await visitNow(id), await roomNow(7)]
    expect(visit.reservationStatus).toBe(taken === 200 ? 'Waiting' : 'Prep')
    expect(room.status).toBe(taken === 200 ? 'Ready' : 'Occupied')
    expect(room.reservation?.reservationId ?? null).toBe(visit.room ? id : null)
  })
})

describe('a visit in a room', () => {
  it('goes through the evening by the screens that are there for it', async () => {
    const id = await desk.booked()
    await place(desk.reception, id, 7)
    const screen = await desk.staff('Room7')
    const prep = await setRoomBy(screen, 7, {
      ...{ reservationStatus: 'Prep', expectedStatus: 'Assigned', reservationId: id },
    })
    expect(prep.body.result).toMatchObject({
      status: 'Occupied',
      reservation: { reservationId: id, reservationStatus: 'Prep' },
    })
    expect(
      code(await setRoomBy(await desk.staff('Room8'), 7, { reservationStatus: 'Prep' })),
    ).toEqual([404, 'not-found'])
    const walk: [Person, string][] = [
      [attendant, 'ReadyForMikvah'],
      [mikvah, 'ReadyForMikvahNext'],
      [mikvah, 'InMikvah'],
      [mikvah, 'Dressing'],
    ]
    for (const [by, status] of walk) {
      const { body, status: told } = await step(by, id, status)
      expect([status, told, body.result?.reservationStatus]).toEqual([status, 200, status])
      expect(body.result).not.toHaveProperty('balance')
    }
    const done = await setRoomBy(screen, 7, { reservationStatus: 'Done', reservationId: id })
    expect(done.body.result).toMatchObject({
      status: 'NeedsCleaning',
      reservation: { reservationId: id, reservationStatus: 'Done' },
    })
    for (const field of ['user', 'userId', 'waitingCode', 'balance', 'statusHistory'])
      expect(done.body.result.reservation).not.toHaveProperty(field)
    const { room, roomAssignedHistory, timeCompleted } = await visitNow(id)
    expect([room, roomAssignedHistory[0].to]).toEqual([null, timeCompleted])
  })

  it('is neither canceled nor moved past the table by those who help', async () => {
    const id = await desk.booked()
    for (const by of [attendant, mikvah]) {
      expect(code(await step(by, id, 'Canceled'))).toEqual([409, 'move-refused'])
      expect(code(await step(by, id, 'Waiting'))).toEqual([409, 'move-refused'])
    }
    await place(desk.reception, id, 7)
    const refused = await step(mikvah, id, 'Prep')
    expect(code(refused)).toEqual([409, 'move-refused'])
    expect(refused.body.result).toMatchObject({ reservationId: id, reservationStatus: 'Assigned' })
    expect(refused.body.result).not.toHaveProperty('parking')
  })

  it('takes no step that was tapped for who was there before her', async () => {
    const [before, hers] = [await desk.booked(), await desk.booked()]
    await place(attendant, before, 7)
    await step(desk.reception, before, 'Waiting')
    await place(attendant, hers, 7)
    const screen = await desk.staff('Room7')
    const settle = { reservationStatus: 'Prep', expectedStatus: 'Assigned' }
    const nobody = await setRoomBy(screen, 7, settle)
    expect([...code(nobody), nobody.body.errors[0].path]).toEqual([
      ...[400, 'invalid-request', 'reservationId'],
    ])
    const late = await setRoomBy(screen, 7, { ...settle, reservationId: before })
    expect(code(late)).toEqual([409, 'room-moved-on'])
    expect(late.body.result.reservation).toMatchObject({
      ...{ reservationId: hers, reservationStatus: 'Assigned' },
    })
    expect((await setRoomBy(screen, 7, { ...settle, reservationId: hers })).status).toBe(200)
  })

  it('taken out again waits with her code, and the room is Ready', async () => {
    const id = await desk.booked()
    const { body } = await place(desk.reception, id, 7)
    const { waitingCode, timeArrived } = body.result.reservation
    expect((await out(id, 'Waiting')).body.result).toMatchObject({
      ...{ reservationStatus: 'Waiting', room: null, waitingCode, timeArrived },
    })
    expect(await roomNow(7)).toMatchObject({ status: 'Ready', reservation: null })
    expect((await place(desk.reception, id, 8)).status).toBe(200)
    const { roomAssignedHistory } = await visitNow(id)
    const numbers = roomAssignedHistory.map((one: { room: { number: string } }) => one.room.number)
    expect(numbers).toEqual(['7', '8'])
    expect((await out(id, 'Waiting')).status).toBe(200)
    expect((await out(id, 'Canceled')).body.result.reservationStatus).toBe('Canceled')
  })

  it('that leaves by her room’s status is in the answer as it became, though the room is empty by then', async () => {
    const id = await desk.booked()
    await place(desk.reception, id, 7)
    const headers = { 'idempotency-key': `taken-out-${id}` }
    const takesOut = () =>
      desk.reception.post('rooms/7/status', { reservationStatus: 'Waiting' }, headers)
    for (const { body } of [await takesOut(), await takesOut()])
      expect(body.result).toMatchObject({
        status: 'Ready',
        reservation: { reservationId: id, reservationStatus: 'Waiting' },
      })
    expect(await roomNow(7)).toMatchObject({ reservation: null })
  })

  it('that was Done by a mis-tap comes back to its room, until it is cleaned', async () => {
    const id = await desk.booked()
    await place(desk.reception, id, 7)
    await out(id, 'Done')
    expect((await out(id, 'Dressing')).body.result).toMatchObject({ room: { id: 7 } })
    expect(await roomNow(7)).toMatchObject({ status: 'Occupied' })
    await out(id, 'Done')
    await setRoomBy(attendant, 7, { status: 'Cleaning' })
    expect(code(await out(id, 'Dressing'))).toEqual([409, 'move-refused'])
  })

  it('that is edited hands its room, code and arrival over', async () => {
    const id = await desk.booked()
    const { body } = await place(desk.reception, id, 7)
    const { userId, waitingCode, timeArrived } = body.result.reservation
    const edit = (more: object) =>
      desk.reception.post(booking, {
        userId,
        replacingReservationId: id,
        reservationTime: at('20:30', tonight),
        ...more,
      })
    const away = await edit({ reservationTime: at('20:00') })
    expect(code(away)).toEqual([409, 'edit-not-now'])
    const edited = (await edit({ hold: true })).body.result
    const now = await visitNow(edited.reservationId)
    expect(now).toMatchObject({
      ...{ reservationStatus: 'Assigned', room: { id: 7 }, waitingCode, timeArrived },
    })
    expect(await visitNow(id)).toMatchObject({ reservationStatus: 'Replaced', room: null })
    expect((await roomNow(7)).reservation.reservationId).toBe(edited.reservationId)
  })
})

describe('what would leave two of her, or none', () => {
  it('is refused: a visit is replaced by an edit alone, the hold of an edit isn’t placed, and the room suits her still', async () => {
    const id = await desk.booked()
    const replaced = await place(desk.reception, id, 7)
    expect(code(await out(id, 'Replaced'))).toEqual([409, 'move-refused'])
    expect(await visitNow(id)).toMatchObject({ reservationStatus: 'Assigned', room: { id: 7 } })
    const { userId } = replaced.body.result.reservation
    const other = { userId, replacingReservationId: id, reservationTime: at('20:30', tonight) }
    const larger = await desk.reception.post(booking, { ...other, bath: true })
    expect(code(larger)).toEqual([409, 'edit-not-now'])
    const [old, held] = await bookedAndEdited()
    expect(code(await place(desk.reception, held, 8))).toEqual([409, 'edit-not-now'])
    expect((await visitNow(old)).reservationStatus).toBe('Reserved')
    expect((await roomNow(8)).status).toBe('Ready')
  })

  it('is refused of a place whose time to pay has run out, though nobody has written it down yet', async () => {
    const id = await desk.booked()
    const ended = { status: 'Pending', holdUntil: Date.parse(at('18:59', tonight)) } as const
    await desk.db.orm.update(reservations).set(ended).where(eq(reservations.id, id))
    expect(code(await place(desk.reception, id, 7))).toEqual([409, 'hold-ended'])
    expect(await roomNow(7)).toMatchObject({ status: 'Ready', reservation: null })
  })

  it('is shown as it stands once all is undone, and a look at her record is written down', async () => {
    const id = await desk.booked()
    await place(desk.reception, id, 9)
    for (const status of ['Prep', 'Dressing']) await out(id, status)
    const both = await setRoomBy(attendant, 9, { reservationStatus: 'Done', status: 'Ready' })
    expect(code(both)).toEqual([409, 'room-move-refused'])
    expect(both.body.result).toMatchObject({
      status: 'Occupied',
      reservation: { reservationId: id },
    })
    const looks = async () =>
      (await desk.db.orm.select().from(auditLog).where(eq(auditLog.subject, id))).filter(
        ({ act }) => act === 'visit-read',
      ).length
    const before = await looks()
    const behind = await step(desk.reception, id, 'Done', { expectedStatus: 'Prep' })
    expect(code(behind)).toEqual([409, 'moved-on'])
    expect(await looks()).toBe(before + 1)
  })

  it('and nobody checks in by herself without saying where she is', async () => {
    await desk.put({ selfCheckin: 'True' })
    const her = await desk.patron()
    const id = await desk.booked({ her })
    expect(code(await step(her, id, 'Waiting'))).toEqual([409, 'move-refused'])
    await desk.put({ selfCheckin: 'False' })
  })

  it('her locker is free when the desk takes her past its table, and who is in the house isn’t erased', async () => {
    await desk.put({ useCubicles: 'True' })
    const id = await desk.booked()
    await out(id, 'Waiting')
    expect((await desk.reception.post(`reservations/${id}/requestcubicle`)).status).toBe(200)
    const { body } = await place(desk.reception, id, 10)
    await out(id, 'ReadyForMikvah')
    expect((await visitNow(id)).cubicle).toBeNull()
    await desk.clock('2026-11-25T05:01:00-05:00')
    const { userId } = body.result.reservation
    const erased = await desk.admin.post(`users/${userId}/erase`, { confirm: true })
    expect(code(erased)).toEqual([409, 'visit-ahead'])
    await desk.clock(at('19:00', tonight))
  })
})

describe('a room set by hand', () => {
  it('goes round from NeedsCleaning to Ready, told when it has moved meanwhile', async () => {
    await setRoom(9, 'NeedsCleaning')
    const behind = await setRoomBy(attendant, 9, { status: 'Cleaning', expectedStatus: 'Ready' })
    expect(code(behind)).toEqual([409, 'room-moved-on'])
    expect(behind.body.result).toMatchObject({ id: 9, status: 'NeedsCleaning' })
    for (const status of ['Cleaning', 'Ready']) {
      const { body } = await setRoomBy(attendant, 9, { status })
      expect(body.result).toMatchObject({ id: 9, status })
    }
    const refused = await setRoomBy(attendant, 9, { status: 'Cleaning' })
    expect(code(refused)).toEqual([409, 'room-move-refused'])
    expect(refused.body.errorMessage).toBe("A room that is Ready can't become Cleaning.")
  })

  it('is refused while somebody is in it, by its own screen, and when nobody is there to move', async () => {
    await place(desk.reception, await desk.booked(), 9)
    expect(code(await setRoomBy(desk.admin, 9, { status: 'Offline' }))).toEqual([
      409,
      'room-occupied',
    ])
    const screen = await desk.staff('Room8')
    expect(code(await setRoomBy(screen, 8, { status: 'NeedsCleaning' }))).toEqual([
      403,
      'staff-entry-first',
    ])
    const nobody = await setRoomBy(attendant, 8, { reservationStatus: 'Prep' })
    expect(code(nobody)).toEqual([409, 'room-empty'])
    expect((await setRoomBy(attendant, 8, {})).status).toBe(400)
  })
})

describe('two rooms', () => {
  const swap = (roomA: number, roomB: number, more: object = {}) =>
    desk.reception.post('rooms/swaprooms', { roomA, roomB, ...more })
  const read = ({ body }: Answer) =>
    body.result.map((room: { id: number; status: string; reservation: never }) => [
      ...[room.id, room.status, Reflect.get(room.reservation ?? {}, 'reservationId') ?? null],
    ])

  it('change patrons, who keep their statuses and their story', async () => {
    const [one, other] = [await desk.booked(), await desk.booked()]
    await place(desk.reception, one, 7)
    await place(desk.reception, other, 8)
    await out(one, 'Prep')
    expect(read(await swap(7, 8))).toEqual([
      [7, 'Occupied', other],
      [8, 'Occupied', one],
    ])
    expect(await visitNow(one)).toMatchObject({ reservationStatus: 'Prep', room: { id: 8 } })
    expect(await visitNow(other)).toMatchObject({ reservationStatus: 'Assigned', room: { id: 7 } })
    const { roomAssignedHistory } = await visitNow(one)
    expect(roomAssignedHistory).toMatchObject([
      { room: { id: 7 }, to: roomAssignedHistory[1].from },
      { room: { id: 8 }, to: null },
    ])
  })

  it('that two desks change at once are changed once: the other is told what the first has made of it', async () => {
    const [one, other] = [await desk.booked(), await desk.booked()]
    await place(desk.reception, one, 7)
    await place(desk.reception, other, 8)
    const answers = await Promise.all([
      swap(7, 8, { expectedA: one, expectedB: other }),
      swap(8, 7, { expectedA: other, expectedB: one }),
    ])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(code)).toEqual([[409, 'room-moved-on']])
    for (const answer of answers)
      expect(read(answer).toSorted()).toEqual([
        [7, 'Occupied', other],
        [8, 'Occupied', one],
      ])
    const free = await swap(7, 9, { expectedA: other, expectedB: one })
    expect(code(free)).toEqual([409, 'room-moved-on'])
    expect((await swap(7, 9, { expectedA: other, expectedB: null })).status).toBe(200)
  })

  it('of which one is free: she goes over, and leaves hers Ready, or to be cleaned once she prepares', async () => {
    const id = await desk.booked()
    await place(desk.reception, id, 7)
    expect(read(await swap(8, 7))).toEqual([
      [8, 'Occupied', id],
      [7, 'Ready', null],
    ])
    await out(id, 'Prep')
    expect(read(await swap(8, 9))).toEqual([
      [8, 'NeedsCleaning', null],
      [9, 'Occupied', id],
    ])
  })

  it('of which one is out of use: hers is so in its place', async () => {
    const id = await desk.booked()
    await place(desk.reception, id, 7)
    await setRoom(8, 'Offline')
    expect(read(await swap(7, 8))).toEqual([
      [7, 'Offline', null],
      [8, 'Occupied', id],
    ])
  })

  it('are left as they are when one doesn’t do, or nobody is there', async () => {
    const bath = await desk.booked({ bath: true })
    await place(desk.reception, bath, 1)
    expect(code(await swap(1, 7))).toEqual([409, 'room-without-equipment'])
    await setRoom(2, 'NeedsCleaning')
    const dirty = await swap(1, 2)
    expect(code(dirty)).toEqual([409, 'room-not-clean'])
    expect(read(dirty)).toEqual([
      [1, 'Occupied', bath],
      [2, 'NeedsCleaning', null],
    ])
    expect(code(await swap(7, 8))).toEqual([409, 'room-empty'])
    expect(code(await swap(7, 7))).toEqual([400, 'invalid-request'])
    expect(code(await swap(7, 99))).toEqual([404, 'not-found'])
  })

  it('swapped by two desks, while somebody is sent on: each patron is in one room at the end', async () => {
    const ids = [await desk.booked(), await desk.booked(), await desk.booked()]
    const all = [7, 8, 9]
    for (const [nth, id] of ids.entries()) await place(desk.reception, id, all[nth] ?? 0)
    const [first = ''] = ids
    const answers = await Promise.all([
      ...[swap(7, 8), swap(8, 9), swap(9, 7), swap(8, 7)],
      step(desk.reception, first, 'Prep'),
      setRoomBy(attendant, 9, { reservationStatus: 'Prep' }),
    ])
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const now = await Promise.all(all.map(roomNow))
    const inside = now.map(({ reservation }) => reservation.reservationId)
    expect(inside.toSorted()).toEqual(ids.toSorted())
    for (const { id, reservation } of now)
      expect((await visitNow(reservation.reservationId)).room.id).toBe(id)
  })
})

describe('a cubicle', () => {
  const wants = (id: string) => desk.reception.post(`reservations/${id}/requestcubicle`)
  const waiting = async () => {
    const id = await desk.booked()
    await out(id, 'Waiting')
    return id
  }

  it('is the first that is free, one each, also for two who ask at once', async () => {
    await desk.put({ useCubicles: 'false' })
    const ids = await Promise.all(Array.from({ length: 7 }, waiting))
    const [first = ''] = ids
    expect(code(await wants(first))).toEqual([409, 'cubicles-off'])
    await desk.put({ useCubicles: 'true' })
    expect(code(await wants(await desk.booked()))).toEqual([409, 'cubicle-not-now'])
    const answers = await Promise.all(ids.map(wants))
    const given = answers.filter(({ status }) => status === 200)
    const names = given.map(({ body }) => body.result.cubicle.name).toSorted()
    expect(names).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    const [late] = answers.filter(({ status }) => status !== 200)
    expect([late?.status, late?.body.code]).toEqual([409, 'no-cubicle-free'])
    expect(late?.body.result).toMatchObject({ reservationStatus: 'Waiting', cubicle: null })

    const { reservationId: hers, cubicle } = given[0]?.body.result ?? {}
    expect(code(await wants(hers))).toEqual([409, 'cubicle-hers'])
    const { body } = await desk.reception.get('settings/cubicles')
    expect(body.find(({ id }: { id: number }) => id === cubicle.id)).toMatchObject({
      ...{ status: 'Occupied', reservation: { reservationId: hers } },
    })
    const byHand = { status: 'Available' }
    const taken = await desk.reception.post(`settings/cubicles/${cubicle.id}/status`, byHand)
    expect(code(taken)).toEqual([409, 'cubicle-occupied'])
    await place(desk.reception, hers, 7)
    expect((await visitNow(hers)).cubicle).toEqual(cubicle)
    await out(hers, 'Prep')
    expect((await visitNow(hers)).cubicle).toBeNull()
    for (const id of ids) if (id !== hers) await out(id, 'Reserved')
    const { body: free } = await desk.reception.get('settings/cubicles')
    expect(new Set(free.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['Available']),
    )
  })

  it('is never one of another building', async () => {
    const places = (await desk.anyone.get('settings/locations')).body
    const other = places.find(({ alternate }: { alternate: boolean }) => alternate).id
    const [first, second] = await desk.db.orm.select().from(cubicles).orderBy(cubicles.id)
    const standsIn = (locationId: string) =>
      desk.db.orm
        .update(cubicles)
        .set({ locationId })
        .where(eq(cubicles.id, first?.id ?? 0))
    await standsIn(other)
    const id = await waiting()
    const given = await wants(id)
    await out(id, 'Reserved')
    await standsIn(first?.locationId ?? '')
    expect(given.body.result.cubicle).toMatchObject({ id: second?.id })
  })
})

describe('the board', () => {
  it('has each visit in its lists, and who was left in the building of an earlier night', async () => {
    await desk.db.orm.delete(excludedAttendants)
    const [coming, waiting, ready, done, left, held] = await Promise.all(
      Array.from({ length: 6 }, () => desk.booked()),
    )
    const here = [waiting, ready, done, left].filter((id) => id !== undefined)
    for (const id of here) await out(id, 'Waiting')
    await place(desk.reception, ready ?? '', 7)
    await out(ready ?? '', 'ReadyForMikvah')
    await place(desk.reception, done ?? '', 8)
    await out(done ?? '', 'Done')
    await out(held ?? '', 'Canceled')
    const yesterday = { night: '2026-11-23' }
    await desk.db.orm
      .update(reservations)
      .set(yesterday)
      .where(eq(reservations.id, left ?? ''))
    const { body } = await attendant.get('reservations/listreception')
    const listed = (list: string): string[] =>
      body[list].map(({ reservationId }: { reservationId: string }) => reservationId)
    const lists = ['upcoming', 'waiting', 'here', 'ready', 'completed', 'canceled', 'leftover']
    const where = (id: string | undefined) =>
      lists.filter((list) => listed(list).includes(id ?? ''))
    expect([coming, waiting, ready, done, left, held].map(where)).toEqual([
      ...[
        ['upcoming'],
        ['waiting', 'here'],
        ['here', 'ready'],
        ['completed'],
        ['leftover'],
        ['canceled'],
      ],
    ])
    const before = await desk.reception.get('reservations/listreception?dt=2026-11-23')
    expect(before.body.waiting).toHaveLength(1)
    expect((await attendant.get('reservations/listreception?dt=2026-11-24')).status).toBe(200)
    for (const dt of ['2026-11-23', '2026-11-25'])
      expect(code(await attendant.get(`reservations/listreception?dt=${dt}`))).toEqual([
        403,
        'role-missing',
      ])
    expect(body.here[0]).not.toHaveProperty('balance')
  })
})
