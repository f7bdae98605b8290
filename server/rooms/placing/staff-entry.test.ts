import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../audit/table.ts'
import { eq, inArray, sql } from '../../db/drizzle/queries.ts'
import { liveEvents } from '../../live/table.ts'
import { users } from '../../people/table.ts'
import { bucketOf } from '../../request/bucket.ts'
import { limits } from '../../request/table.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { everyRow } from '../../test/databases/every-row.ts'
import { inARoom } from '../../test/in-a-room.ts'
import { meanwhile } from '../../test/meanwhile.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
const done = { status: 'Done' }
let desk: Desk
let screen: Person
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight), settings: { roomAdminPasscode: '4711' } })
  screen = await desk.staff('Room7')
})
beforeEach(async () => {
  await desk.clock(at('19:00', tonight))
  await desk.db.orm.delete(limits)
  await desk.db.orm.update(rooms).set({ staffUntil: null })
})

const enter = (pinCode: string, more = '', by = screen, room = 7) =>
  by.post(`rooms/${room}/staffEntry?pinCode=${pinCode}${more}`)
const set = (status: string) => screen.post('rooms/7/status', { status })
const code = ({ status, body }: Awaited<ReturnType<Person['post']>>) => [status, body.code]
const locks = async () => (await desk.reception.get('locks')).body

describe('the passcode at the screen of a room', () => {
  it('lets it set the room’s status for ten minutes', async () => {
    expect(code(await set('NeedsCleaning'))).toEqual([403, 'staff-entry-first'])
    const { status, body } = await enter('4711')
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      ...{ ok: true, until: expect.stringMatching(/^2026-11-24T19:1/), room: { id: 7 } },
    })
    for (const next of ['Ready', 'NeedsCleaning', 'Cleaning', 'Ready'])
      expect([next, (await set(next)).status]).toEqual([next, 200])
    await desk.clock(at('19:11', tonight))
    expect(code(await set('NeedsCleaning'))).toEqual([403, 'staff-entry-first'])
  })

  it('is over once a patron is placed into the room', async () => {
    const id = await desk.booked()
    await enter('4711')
    expect((await set('NeedsCleaning')).status).toBe(200)
    for (const status of ['Cleaning', 'Ready']) await set(status)
    await inARoom(desk, id, { room: 7, status: 'Prep' })
    await desk.reception.post(`reservations/${id}/status`, { status: 'Done' })
    expect(code(await set('Cleaning'))).toEqual([403, 'staff-entry-first'])
    for (const status of ['Cleaning', 'Ready'])
      await desk.reception.post('rooms/7/status', { status })
  })

  it('is for its own room, and for screens of rooms alone', async () => {
    expect(code(await enter('4711', '', screen, 8))).toEqual([404, 'not-found'])
    for (const name of ['Attendant', 'Reception', 'Mikvah'])
      expect(code(await enter('4711', '', await desk.staff(name)))).toEqual([403, 'role-missing'])
  })

  it('clears the room: who is in it is Done by staff entry, and an empty one is Ready', async () => {
    await desk.reception.post('rooms/7/status', { status: 'Ready' })
    const id = await desk.inRoom(7, 'Prep')
    const cleared = await enter('4711', `&clearRoom=true&reservationId=${id}`)
    expect(cleared.body.result.room).toMatchObject({ status: 'NeedsCleaning', reservation: null })
    const visit = (await desk.reception.get(`reservations/${id}`)).body
    expect(visit).toMatchObject({ reservationStatus: 'Done', room: null })
    expect(visit.statusHistory.at(-1)).toMatchObject({ statusLastUpdatedByUser: screen.userId })
    const { rows } = await desk.db.orm.execute(
      sql`select note from status_history where next = 'Done' and reservation_id = ${id}`,
    )
    expect(rows).toEqual([{ note: 'staff entry' }])
    expect((await enter('4711', '&clearRoom=True')).body.result.room.status).toBe('Ready')
    const audits = await desk.db.orm.select().from(auditLog)
    const entered = audits.filter(({ act }) => act === 'staff-entered')
    expect(entered.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ cleared: true, reservation: id }),
    )
  })
})

it('clears nobody who has changed her room meanwhile, and not whoever is there in her place', async () => {
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
  const [one, other] = [await desk.inRoom(7, 'Prep'), await desk.inRoom(8, 'Prep')]
  meanwhile(desk.parts, () => desk.reception.post('rooms/swaprooms', { roomA: 7, roomB: 8 }))
  const late = await enter('4711', `&clearRoom=true&reservationId=${one}`)
  expect(code(late)).toEqual([409, 'room-moved-on'])
  for (const [id, room] of [
    [one, 8],
    [other, 7],
  ])
    expect((await desk.reception.get(`reservations/${id}`)).body).toMatchObject({
      ...{ reservationStatus: 'Prep', room: { id: room } },
    })
})

it('clears only whom the screen names: a tap that comes late ends nobody else’s visit', async () => {
  const { reservation: inside } = (await desk.reception.get('rooms/7')).body
  if (inside) await desk.reception.post(`reservations/${inside.reservationId}/status`, done)
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, 7))
  const id = await desk.inRoom(7, 'Prep')
  const clear = (more: string) => enter('4711', `&clearRoom=true${more}`)
  expect(code(await clear(''))).toEqual([400, 'invalid-request'])
  for (const other of ['somebody-else', ''])
    expect(code(await clear(`&reservationId=${other}`))).toEqual([409, 'room-moved-on'])
  expect((await desk.reception.get(`reservations/${id}`)).body.reservationStatus).toBe('Prep')
  expect((await clear(`&reservationId=${id}`)).status).toBe(200)
  // She has left since, and the room is to be cleaned: it isn't made Ready in her name.
  expect(code(await clear(`&reservationId=${id}`))).toEqual([409, 'room-moved-on'])
})

it('the right passcode is no try, however often it is said', async () => {
  for (let nth = 0; nth < 7; nth++) expect([nth, (await enter('4711')).status]).toEqual([nth, 200])
  expect(await locks()).toEqual([])
})

type Lock = { subject: string | null; until: string | null }

describe('whoever guesses it', () => {
  const wrong = async (by: Person, room: number, tries: number) => {
    const answers: unknown[] = []
    for (let nth = 0; nth < tries; nth++)
      answers.push((await enter('0000', '', by, room)).body.code)
    return answers
  }

  it('is locked out of the room after five, tells the desk, and is let in by it', async () => {
    const read = async () =>
      (await desk.db.orm.select().from(liveEvents)).filter(({ kind }) => kind === 'locks').length
    const before = await read()
    expect(await wrong(screen, 7, 5)).toEqual(Array(5).fill('wrong-passcode'))
    expect(await read()).toBe(before + 1)
    const shut = await enter('4711')
    expect(code(shut)).toEqual([429, 'too-many-tries'])
    const [lock, ...more] = await locks()
    expect([lock, more]).toMatchObject([{ kind: 'passcode', subject: '7' }, []])
    expect((await desk.reception.post(`locks/${lock.id}/release`)).body.result).toEqual([])
    // Another desk, which shows it still, looks anew.
    expect(await read()).toBe(before + 2)
    expect((await enter('4711')).status).toBe(200)
    expect(code(await desk.reception.post(`locks/${lock.id}/release`))).toEqual([404, 'not-found'])
    for (const name of ['Attendant', 'Room7'])
      expect((await (await desk.staff(name)).get('locks')).status).toBe(403)
  })

  it('at many rooms shuts all of them after fifteen, until the desk opens them again', async () => {
    for (const room of [1, 2, 3]) await wrong(await desk.staff(`Room${room}`), room, 5)
    expect(code(await enter('4711'))).toEqual([403, 'locked'])
    const subjects = async () =>
      (await locks()).map(({ subject, until }: Lock) => [subject, until === null])
    expect(await subjects()).toEqual([
      ['1', false],
      ['2', false],
      ['3', false],
      [null, true],
    ])
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + 360_000
    expect(code(await enter('4711'))).toEqual([403, 'locked'])
    expect(await subjects()).toEqual([[null, true]])
    const [house] = await locks()
    await desk.reception.post(`locks/${house.id}/release`)
    expect((await enter('4711')).status).toBe(200)
    desk.parts.realNow = realNow
  })

  it('at many rooms is let in at once by the desk, which forgets what had shut them', async () => {
    for (const room of [1, 2, 3]) await wrong(await desk.staff(`Room${room}`), room, 5)
    const house = (await locks()).find(({ until }: Lock) => until === null)
    await desk.reception.post(`locks/${house.id}/release`)
    expect((await enter('4711')).status).toBe(200)
  })

  it('slowly, four in each five minutes, is locked out within the day', async () => {
    const { realNow } = desk.parts
    const now = realNow()
    desk.parts.realNow = () => now
    const answers: unknown[] = []
    for (let nth = 0; nth < 64; nth++) {
      answers.push(...(await wrong(screen, 7, 1)))
      // Five minutes later these two begin anew.
      const short = inArray(limits.bucket, ['passcode-room/7', 'passcode-house'])
      if (nth % 4 === 3) await desk.db.orm.delete(limits).where(short)
    }
    desk.parts.realNow = realNow
    expect(answers.slice(0, 60)).toEqual(Array(60).fill('wrong-passcode'))
    expect(answers.slice(60)).toEqual(Array(4).fill('locked'))
  })

  it('is written down, each try with its room', async () => {
    const tried = async () =>
      (await desk.db.orm.select().from(auditLog)).filter(
        ({ act, details }) => act === 'staff-entered' && details.wrong === true,
      )
    const before = new Set((await tried()).map(({ id }) => id))
    await wrong(screen, 7, 2)
    const rows = (await tried()).filter(({ id }) => !before.has(id))
    expect(rows.map(({ actor, subject }) => [actor, subject])).toEqual([
      [screen.userId, '7'],
      [screen.userId, '7'],
    ])
  })

  it('gains nothing by sending many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter('0000')))
    const judged = answers.filter(({ body }) => body.code === 'wrong-passcode')
    expect(judged).toHaveLength(5)
  })

  it('finds nothing where no passcode is set', async () => {
    await desk.put({ roomAdminPasscode: '' })
    expect(code(await enter(''))).toEqual([409, 'staff-entry-off'])
    await desk.put({ roomAdminPasscode: '4711' })
  })

  it('of a password from one place is shown to the desk by the name alone', async () => {
    const trade = () =>
      desk.app.inject({
        method: 'POST',
        url: '/api/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'grant_type=password&username=Kiosk&password=wrong',
      })
    await desk.db.orm.delete(limits)
    await trade()
    await desk.db.orm.update(limits).set({ count: 50 })
    expect(await locks()).toMatchObject([{ kind: 'sign-in', subject: 'Kiosk' }])
    expect(JSON.stringify(await locks())).not.toContain('127.0.0.1')
  })

  it('of a password is told to the desk at once, by name and by address', async () => {
    await desk.db.orm.delete(limits)
    await desk.db.orm.delete(liveEvents)
    const trade = (username: string) =>
      desk.app.inject({
        method: 'POST',
        url: '/api/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `grant_type=password&username=${username}&password=wrong`,
        remoteAddress: '2a02:6b8:1:2::7',
      })
    const news = async () =>
      (await desk.db.orm.select().from(liveEvents)).filter(({ kind }) => kind === 'locks').length
    for (let nth = 1; nth < 20; nth++) await trade('Kiosk')
    expect([await locks(), await news()]).toEqual([[], 0])
    await trade('Kiosk')
    expect(await locks()).toMatchObject([{ kind: 'sign-in', subject: 'Kiosk' }])
    expect(await news()).toBe(1)
    for (let nth = 0; nth < 25; nth++) await trade(`Somebody${nth}`)
    expect(await locks()).toHaveLength(1)
    for (let nth = 25; nth < 40; nth++) await trade(`Somebody${nth}`)
    expect(await locks()).toMatchObject([
      { kind: 'address', subject: '2a02:6b8:1:2::/64', mayRelease: true },
      { kind: 'sign-in', subject: 'Kiosk', mayRelease: true },
    ])
    expect(await news()).toBe(2)
  })

  it('of a name that nobody has is written nowhere: it may be a password', async () => {
    await desk.db.orm.delete(limits)
    await desk.app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=password&username=hunter2-secret&password=Kiosk',
    })
    await desk.db.orm.update(limits).set({ count: 59 })
    expect(await locks()).toEqual([])
    expect(await everyRow(desk.db)).not.toContain('hunter2')
  })

  it('of a patron’s own refused cards is named to an administrator, who opens it, and an address’s is on no list', async () => {
    const { userId } = await desk.patron()
    await desk.db.orm
      .update(users)
      .set({ firstName: 'Rivka', lastName: 'Katz' })
      .where(eq(users.id, userId))
    const windowStart = desk.parts.realNow()
    const row = { count: 5, windowStart, expiresAt: windowStart + 60_000 }
    const names = [
      bucketOf('cards-of-an-hour', `user:${userId}`),
      bucketOf('cards-of-an-hour', 'address:203.0.113.9'),
    ]
    await desk.db.orm.insert(limits).values(names.map((bucket) => ({ bucket, ...row })))
    const lock = { kind: 'cards-of-patron' }
    expect(await locks()).toMatchObject([{ ...lock, subject: null, mayRelease: false }])
    const [told] = (await desk.admin.get('locks')).body
    expect(told).toMatchObject({ ...lock, subject: 'Rivka Katz', mayRelease: true })
    expect((await desk.reception.post(`locks/${told.id}/release`)).status).toBe(403)
    expect((await desk.admin.post(`locks/${told.id}/release`)).body).toMatchObject({ result: [] })
  })

  it('of an administrator, and of strangers’ cards, is opened by administrators alone', async () => {
    await desk.db.orm.delete(limits)
    const now = desk.parts.realNow()
    const row = (bucket: string) => ({
      bucket,
      windowStart: now,
      count: 60,
      expiresAt: now + 60_000,
    })
    const net = '203.0.113.9'
    const { userId } = await desk.staff('Admin')
    const full = [bucketOf('sign-in', userId, net), bucketOf('cards-of-strangers')]
    await desk.db.orm.insert(limits).values(full.map(row))
    const found = await locks()
    expect(found).toMatchObject([
      { kind: 'cards-of-strangers', subject: null, mayRelease: false },
      { kind: 'sign-in', subject: 'Admin', mayRelease: false },
    ])
    for (const { id } of found) {
      const refused = await desk.reception.post(`locks/${id}/release`)
      expect([refused.status, refused.body.code]).toEqual([403, 'role-missing'])
      expect((await desk.admin.post(`locks/${id}/release`)).status).toBe(200)
    }
    expect(await locks()).toEqual([])
  })
})
