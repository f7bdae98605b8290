import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq, sql } from '../db/drizzle/queries.ts'
import { forget } from '../jobs/forget-old-rows.ts'
import { users } from '../people/table.ts'
import { limits } from '../request/table.ts'
import { lockReservation } from '../reservations/store.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { listening, aScreen as openScreen } from '../test/a-screen.ts'
import { moveStatus } from '../visits/move-status.ts'
import { devicePairings, devices } from './table.ts'

const tonight = '2026-11-24'
let desk: Desk
let url: string
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight) })
  url = await listening(desk)
})
beforeEach(() => desk.db.orm.delete(limits).then(() => undefined))

type Night = { date: string; closed: boolean }
type Screen = { code: string; secret: string; expiresAt: string }
const aScreen = async (): Promise<Screen> => (await desk.anyone.post('devices/pairing')).body.result
const stateOf = ({ secret }: Screen) => desk.anyone.post('devices/pairing/state', { secret })
const make = (body: object, by = desk.reception) => by.post('devices', body)
const pair = (id: string, code: string, by = desk.reception) =>
  by.post(`devices/${id}/pair`, { code })
const code = ({ status, body }: Awaited<ReturnType<Person['post']>>) => [status, body.code]
const listed = async (id: string) =>
  (await desk.reception.get('devices')).body.find((one: { id: string }) => one.id === id)

/** Makes a screen, pairs it, and signs it in as a screen does. */
async function paired(body: object) {
  const { id } = (await make(body)).body.result
  const screen = await aScreen()
  await pair(id, screen.code)
  const { userName } = (await stateOf(screen)).body.result
  return { id, screen, userName, signIn: () => desk.signIn(userName, screen.secret) }
}

describe('a screen of the house', () => {
  it('shows a code, is paired by it at the desk, and signs in by itself from then on', async () => {
    const { id, ...made } = (await make({ name: 'Room seven', kind: 'Room', roomId: 7 })).body
      .result
    expect(made).toEqual({
      ...{ name: 'Room seven', kind: 'Room', room: { id: 7, number: '7' }, locationId: 'main' },
      ...{ pairedAt: null, lastSeen: null },
    })
    const screen = await aScreen()
    expect(screen.code).toMatch(/^\d{8}$/)
    expect((await stateOf(screen)).body.result).toEqual({ userName: null })
    const spoken = `${screen.code.slice(0, 4)} ${screen.code.slice(4)}`
    expect((await pair(id, spoken)).body.result).toMatchObject({
      ...{ id, pairedAt: expect.any(String), lastSeen: expect.any(String) },
    })
    // Told as often as it is asked, so that a lost answer loses nothing.
    const { userName } = (await stateOf(screen)).body.result
    expect((await stateOf(screen)).body.result).toEqual({ userName })
    const signedIn = await desk.signIn(userName, screen.secret)
    const { body: rooms } = await signedIn.get('rooms/list')
    expect(rooms.map((room: { id: number }) => room.id)).toEqual([7])
    expect((await signedIn.get('reservations/listreception')).status).toBe(403)
    // A month later its refresh token is over; what it was paired with isn't.
    expect((await desk.signIn(userName, screen.secret)).userId).toBe(id)
    expect((await listed(id)).lastSeen).not.toBeNull()
  })

  it('was paired and seen when it truly was, by the clock that the desk reads', async () => {
    const { id } = await paired({ name: 'By the clock', kind: 'Kiosk' })
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + 7 * 60_000
    const { pairedAt, lastSeen } = await listed(id)
    desk.parts.realNow = realNow
    const { now } = await desk.parts.facility.read()
    for (const answer of [pairedAt, lastSeen]) {
      const ago = now - Date.parse(answer)
      expect(ago).toBeGreaterThanOrEqual(7 * 60_000)
      expect(ago).toBeLessThan(8 * 60_000)
    }
  })

  it('is heard of at the desk when it is made, paired, signs in, is ended and removed', async () => {
    const shows = await openScreen(url, desk.reception.token)
    await shows.next('hello')
    const heard = () => shows.messages.filter(({ event }) => event === 'devices').length
    const { id } = (await make({ name: 'By the stairs', kind: 'Waiting' })).body.result
    await expect.poll(heard).toBe(1)
    const screen = await aScreen()
    await pair(id, screen.code)
    await expect.poll(heard).toBe(2)
    const { userName } = (await stateOf(screen)).body.result
    await desk.signIn(userName, screen.secret)
    await expect.poll(heard).toBe(3)
    await desk.reception.post(`devices/${id}/end`)
    await expect.poll(heard).toBe(4)
    await desk.reception.send('DELETE', `devices/${id}`)
    await expect.poll(heard).toBe(5)
  })

  it('that is locked is told to the desk by where it stands', async () => {
    const { signIn } = await paired({ name: 'At the door', kind: 'Kiosk' })
    const kiosk = await signIn()
    // Misses are counted within a window that ends at a round minute, which may come between two of them.
    const { realNow } = desk.parts
    const moment = realNow()
    desk.parts.realNow = () => moment
    for (let nth = 0; nth < 5; nth++)
      await kiosk.get(`users/findbyphone?phone=212555010${nth}&code=0000&forkioskcheckin=true`)
    desk.parts.realNow = realNow
    const locked = (await desk.reception.get('locks')).body
    expect(locked).toMatchObject([{ kind: 'kiosk', subject: 'At the door', until: null }])
  })

  it('is told to nobody by its code, which is used once and for ten minutes', async () => {
    const one = (await make({ name: 'One', kind: 'Kiosk' })).body.result
    const other = (await make({ name: 'Other', kind: 'Kiosk' })).body.result
    const screen = await aScreen()
    const answers = await Promise.all([pair(one.id, screen.code), pair(other.id, screen.code)])
    expect(answers.map(code).toSorted()).toEqual([
      [200, undefined],
      [400, 'pairing-unknown'],
    ])
    const late = await aScreen()
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + 601_000
    expect(code(await pair(one.id, late.code))).toEqual([400, 'pairing-unknown'])
    expect(code(await stateOf(late))).toEqual([404, 'pairing-over'])
    desk.parts.realNow = () => realNow() + 2 * 86_400_000
    await forget(desk.parts)
    desk.parts.realNow = realNow
    expect(await desk.db.orm.select().from(devicePairings)).toEqual([])
    for (const secret of ['x', one.id, screen.code])
      expect(code(await stateOf({ ...screen, secret }))).toEqual([404, 'pairing-over'])
    const kept = JSON.stringify(await desk.db.orm.select().from(devicePairings))
    expect(kept).not.toContain(screen.code)
  })

  it('that is ended is out at once, on every line, and the next that is paired puts out the last', async () => {
    const { id, screen, signIn, userName } = await paired({ name: 'Hall', kind: 'Waiting' })
    const hall = await signIn()
    expect((await hall.get('reservations/listwaiting')).status).toBe(200)
    expect((await desk.reception.post(`devices/${id}/end`)).body.result).toMatchObject({
      ...{ id, pairedAt: null, lastSeen: null },
    })
    expect((await hall.get('reservations/listwaiting')).status).toBe(401)
    await expect(desk.signIn(userName, screen.secret)).rejects.toThrow('invalid_grant')
    const [first, second] = [await aScreen(), await aScreen()]
    await pair(id, first.code)
    const before = await desk.signIn(userName, first.secret)
    await pair(id, second.code)
    expect((await before.get('reservations/listwaiting')).status).toBe(401)
    expect((await desk.signIn(userName, second.secret)).userId).toBe(id)
  })

  it('is given no password, and goes on by its own secret', async () => {
    const { id, userName, signIn } = await paired({ name: 'Without a word', kind: 'Kiosk' })
    const word = 'a word for a while'
    const given = await desk.admin.post('account/setpassword', {
      ...{ userId: id, NewPassword: word, ConfirmPassword: word },
    })
    expect(code(given)).toEqual([409, 'screen-is-paired'])
    await expect(desk.signIn(userName, word)).rejects.toThrow('invalid_grant')
    expect((await signIn()).userId).toBe(id)
  })

  it('that had a password once is out with it too, once it is ended or another is paired', async () => {
    const { id, userName } = await paired({ name: 'Had a word', kind: 'Kiosk' })
    const [kiosk] = await desk.db.orm.select().from(users).where(eq(users.userName, 'Kiosk'))
    const { passwordHash = null } = kiosk ?? {}
    const putsOut = {
      ending: () => desk.reception.post(`devices/${id}/end`),
      pairing: async () => pair(id, (await aScreen()).code),
    }
    for (const putOut of Object.values(putsOut)) {
      await desk.db.orm.update(users).set({ passwordHash }).where(eq(users.id, id))
      expect((await desk.signIn(userName, 'practice-kiosk')).userId).toBe(id)
      expect((await putOut()).status).toBe(200)
      await expect(desk.signIn(userName, 'practice-kiosk')).rejects.toThrow('invalid_grant')
    }
  })

  it('whose account was shut is paired with nothing, and its code stays good for another', async () => {
    const { id } = (await make({ name: 'Shut', kind: 'Waiting' })).body.result
    await desk.db.orm.update(users).set({ disabled: true }).where(eq(users.id, id))
    const screen = await aScreen()
    expect(code(await pair(id, screen.code))).toEqual([404, 'not-found'])
    const { id: another } = (await make({ name: 'Open', kind: 'Waiting' })).body.result
    expect((await pair(another, screen.code)).status).toBe(200)
  })

  it('that is removed signs in no more, and is on no list', async () => {
    const { id, screen, userName } = await paired({ name: 'Gone', kind: 'Mikvah' })
    expect((await desk.reception.send('DELETE', `devices/${id}`)).body.result).toBeNull()
    await expect(desk.signIn(userName, screen.secret)).rejects.toThrow('invalid_grant')
    expect(await listed(id)).toBeUndefined()
    expect(code(await pair(id, (await aScreen()).code))).toEqual([404, 'not-found'])
    expect(code(await desk.reception.post(`devices/${id}/end`))).toEqual([404, 'not-found'])
    // Who has begun to pair it meanwhile finds its account shut.
    const [account] = await desk.db.orm.select().from(users).where(eq(users.id, id))
    expect(account?.disabled).toBe(true)
  })

  it.each([
    ['of a room without one', { kind: 'Room' }, [400, 'invalid-request']],
    ['of a room that isn’t there', { kind: 'Room', roomId: 999 }, [404, 'not-found']],
    ['of a hall with a room', { kind: 'Waiting', roomId: 7 }, [400, 'invalid-request']],
    ['in a building that isn’t there', { kind: 'Kiosk', locationId: 'x' }, [404, 'not-found']],
    ['that would be a desk', { kind: 'Reception' }, [400, 'invalid-request']],
  ])('%s is not made', async (_, body, refused) => {
    expect(code(await make({ name: 'X', ...body }))).toEqual(refused)
  })

  it('is made and paired at the desk alone, and it is written down', async () => {
    const { id } = (await make({ name: 'Tablet', kind: 'Attendant' })).body.result
    const screen = await aScreen()
    for (const name of ['Attendant', 'Room7', 'Kiosk', 'Waiting']) {
      const by = await desk.staff(name)
      expect((await make({ name: 'X', kind: 'Kiosk' }, by)).status).toBe(403)
      expect((await pair(id, screen.code, by)).status).toBe(403)
    }
    await pair(id, screen.code)
    await desk.reception.post(`devices/${id}/end`)
    const rows = (await desk.db.orm.select().from(auditLog)).filter(({ subject }) => subject === id)
    expect(rows.map(({ act, actor }) => [act, actor]).sort()).toEqual([
      ['device-changed', desk.reception.userId],
      ['device-ended', desk.reception.userId],
      ['device-paired', desk.reception.userId],
    ])
    expect(JSON.stringify(rows)).not.toContain(screen.code)
  })

  it('is paired once by a call that is repeated under its key', async () => {
    const { id } = (await make({ name: 'Twice', kind: 'Kiosk' })).body.result
    const screen = await aScreen()
    const key = { 'idempotency-key': 'the-same-pairing' }
    const again = () => desk.reception.post(`devices/${id}/pair`, { code: screen.code }, key)
    const kept = () => desk.db.orm.select().from(devices).where(eq(devices.userId, id))
    expect((await again()).body.result).toMatchObject({ id, pairedAt: expect.any(String) })
    const first = await kept()
    expect(first).toMatchObject([{ pairedAt: expect.any(Number) }])
    await desk.db.orm.execute('update idempotency_keys set answer = null, status = null')
    expect((await again()).body.result).toMatchObject({ id, pairedAt: expect.any(String) })
    expect(await kept()).toEqual(first)
  })

  it('is guessed by nobody: ten wrong codes are the end of it for a while', async () => {
    const { id } = (await make({ name: 'Guess', kind: 'Kiosk' })).body.result
    const tries = await Promise.all(Array.from({ length: 14 }, () => pair(id, '00000000')))
    const judged = tries.filter(({ body }) => body.code === 'pairing-unknown')
    expect(judged.length).toBeLessThanOrEqual(10)
    expect(code(await pair(id, (await aScreen()).code))).toEqual([429, 'too-many-tries'])
  })
})

const askFrom = async (remoteAddress: string) =>
  (await desk.app.inject({ method: 'POST', url: '/api/api/devices/pairing', remoteAddress }))
    .statusCode

describe('codes to show', () => {
  it('are given to one address a hundred and twenty times an hour', async () => {
    const answers: number[] = []
    for (let nth = 0; nth < 122; nth++) answers.push(await askFrom('203.0.113.9'))
    expect(answers).toEqual([...Array(120).fill(200), 429, 429])
  })

  it('are there for the house however many strangers ask for them', async () => {
    for (let net = 0; net < 400; net++)
      expect(await askFrom(`198.18.${net % 200}.${net}`)).toBe(200)
    expect(await askFrom('203.0.113.10')).toBe(200)
  })

  it('are five thousand at most, the oldest giving way', async () => {
    await desk.db.orm.execute(sql`
      insert into device_pairings (id, code_hash, expires_at)
      select 'strange-' || n, 'strange-' || n, now() + interval '1 second' * (n / 100.0) from generate_series(1, 6000) n`)
    const ours = await aScreen()
    const rows = await desk.db.orm.select().from(devicePairings)
    expect(rows).toHaveLength(5000)
    expect(rows.map(({ id }) => id)).not.toContain('strange-1')
    const { id } = (await make({ name: 'Last', kind: 'Kiosk' })).body.result
    expect((await pair(id, ours.code)).status).toBe(200)
  })
})

describe('a display in a waiting area', () => {
  it('of a building that is out of use shows the nights of the main one', async () => {
    const places = (await desk.anyone.get('settings/locations')).body
    const other = places.find(({ alternate }: { alternate: boolean }) => alternate).id
    const use = (active: boolean) =>
      desk.admin.post(`settings/locations/${other}/update`, { active })
    const hall = await paired({ name: 'Unused hall', kind: 'Waiting', locationId: other })
    const screen = await hall.signIn()
    const nights = async (by: Person) => {
      const { status, body } = await by.get('settings/schedule')
      return [status, ...body.map(({ date, closed }: Night) => [date, closed])]
    }
    const ofMain = await nights(desk.anyone)
    expect(await nights(screen)).not.toEqual(ofMain)
    expect((await use(false)).status).toBe(200)
    expect(await nights(screen)).toEqual(ofMain)
    await use(true)
  })

  it('shows the codes of its own building, as it is opened and as it goes on', async () => {
    const places = (await desk.anyone.get('settings/locations')).body
    const other = places.find(({ alternate }: { alternate: boolean }) => alternate).id
    const here = await paired({ name: 'Main hall', kind: 'Waiting' })
    const there = await paired({ name: 'Other hall', kind: 'Waiting', locationId: other })
    expect((await listed(there.id)).locationId).toBe(other)
    const [hereIs, thereIs] = [await here.signIn(), await there.signIn()]
    const [hereShows, thereShows, oursShows] = [
      await openScreen(url, hereIs.token),
      await openScreen(url, thereIs.token),
      // One that stands nowhere in particular is the main building's.
      await openScreen(url, (await desk.staff('Waiting')).token),
    ]
    const codes = async (hall: Person) =>
      (await hall.get('reservations/listwaiting')).body.map(
        ({ waitingCode }: { waitingCode: string }) => waitingCode,
      )
    const reservationId = await desk.booked()
    // She comes to the other building, which is closed by its schedule tonight.
    await desk.db.orm
      .update(reservations)
      .set({ locationId: other })
      .where(eq(reservations.id, reservationId))
    await inWaiting(reservationId)
    const { waitingCode } = (await desk.reception.get(`reservations/${reservationId}`)).body
    // The hours below the codes are those of its building too, unless it asks for another's.
    const isClosed = async (hall: Person, query = '') =>
      (await hall.get(`settings/schedule${query}`)).body[0].closed
    expect([await isClosed(hereIs), await isClosed(thereIs)]).toEqual([false, true])
    expect(await isClosed(thereIs, '?alternateLocation=false')).toBe(false)
    expect(await codes(hereIs)).toEqual([])
    expect(await codes(thereIs)).toEqual([waitingCode])
    await desk.admin.post('settings/pagereload')
    const heard = await Promise.all(
      [hereShows, thereShows, oursShows].map(async (screen) => {
        await screen.next('reload')
        return screen.messages.flatMap(({ event, data }) =>
          event === 'reservation' ? [data.waitingCode] : [],
        )
      }),
    )
    expect([heard[0], heard[2]]).toEqual([[], []])
    expect(heard[1]).toContain(waitingCode)
  })
})

async function inWaiting(id: string): Promise<void> {
  const { now } = await desk.parts.facility.read()
  await desk.db.inTransaction(async (tx) => {
    const row = await lockReservation(tx, id)
    if (row) await moveStatus(tx, { now }, row, { to: 'Waiting' })
  })
}
