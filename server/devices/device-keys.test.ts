import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq, inArray, ne } from '../db/drizzle/queries.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { idempotencyKeys } from '../request/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { anEngine } from '../test/databases/a-database.ts'
import type { Received } from '../test/received.ts'
import { writtenEvents } from '../test/written-rows.ts'
import { deviceKeys } from './table.ts'

const now = at('19:30', '2026-11-24')
let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ now, settings: { flowDoorEvents: 'True' } })
})
// The practice facility has a key of its own.
beforeEach(async () => {
  await desk.db.orm.delete(deviceKeys).where(ne(deviceKeys.id, 'doors'))
})

const path = 'hardware/keys'
const make = (body: object, { by = desk.admin, key = '' } = {}) =>
  by.post(path, body, key ? { 'Idempotency-Key': key } : {})
const made = async (body: object): Promise<Received> => (await make(body)).body.result
const end = (id: string, by = desk.admin) => by.send('DELETE', `${path}/${id}`)
const opens = (room: number, secret: string, { anyone } = desk) =>
  anyone.post(`rooms/${room}/doorioevent`, { door: 'dry', open: true }, { 'x-device-key': secret })
const listed = async (id: string): Promise<Received | undefined> =>
  (await desk.admin.get(path)).body.find((one: Received) => one.id === id)
const code = ({ status, body }: Awaited<ReturnType<Person['post']>>) => [status, body.code]
const logged = (subject: string) =>
  desk.db.orm.select().from(auditLog).where(eq(auditLog.subject, subject))

describe('the key of a controller', () => {
  it('is made by an administrator, moves who is behind a door that opens, and is refused once it has ended', async () => {
    const { secret, ...key } = await made({ name: ' Upstairs ' })
    expect(key).toEqual({
      ...{ id: expect.any(String), name: 'Upstairs', rooms: null, lastUsed: null },
      ...{ madeAt: expect.stringMatching(/^2026-11-24T19:3/), madeBy: 'Admin' },
    })
    expect(await listed(key.id)).toEqual(key)
    const visit = await desk.inRoom(7, 'Assigned')
    expect((await opens(7, secret)).body.result).toEqual({ ok: true, moved: true })
    expect((await desk.reception.get(`reservations/${visit}`)).body.reservationStatus).toBe('Prep')
    expect((await end(key.id)).body).toMatchObject({ success: true, result: null })
    expect((await opens(7, secret)).status).toBe(401)
    expect(await listed(key.id)).toBeUndefined()
    expect(code(await end(key.id))).toEqual([404, 'not-found'])
    expect((await opens(7, 'practice-doors')).status).toBe(200)
    const rows = await logged(key.id)
    expect(rows.map(({ act, actor, details }) => [act, actor, details]).toSorted()).toEqual([
      ['device-key-ended', desk.admin.userId, { device: 'Upstairs' }],
      ['device-key-made', desk.admin.userId, { device: 'Upstairs' }],
    ])
  })

  it('that has ended is refused at once by another process too', async () => {
    const engine = await anEngine()
    const open = () => aDesk({ now, db: databaseOver(engine, console.error) })
    const [here, there] = [await open(), await open()]
    const { id, secret } = (await make({ name: 'Both' }, { by: here.admin })).body.result
    expect((await opens(7, secret, there)).status).toBe(200)
    await end(id, here.admin)
    expect((await opens(7, secret, there)).status).toBe(401)
  })

  it('speaks for the rooms that it was made for, and names them', async () => {
    const { id, secret } = await made({ name: 'Two rooms', rooms: [2, 1, 2] })
    expect((await listed(id))?.rooms).toEqual([
      { id: 1, number: '1' },
      { id: 2, number: '2' },
    ])
    expect((await opens(2, secret)).status).toBe(200)
    expect((await opens(3, secret)).status).toBe(404)
    const [row] = await logged(id)
    expect(row?.details).toEqual({ device: 'Two rooms', rooms: [2, 1] })
  })

  it('is told once: what is stored gives it to nobody', async () => {
    const { secret } = (await make({ name: 'Secret' }, { key: 'told-but-once' })).body.result
    expect(secret).toMatch(/^[\w-]{43}$/)
    for (const table of [deviceKeys, idempotencyKeys, auditLog])
      expect(JSON.stringify(await desk.db.orm.select().from(table))).not.toContain(secret)
    expect(JSON.stringify((await desk.admin.get(path)).body)).not.toContain(secret)
  })

  it('is made once though its call is repeated, which is told the same secret', async () => {
    const body = { name: 'Repeated' }
    const first = await make(body, { key: 'repeated-key' })
    const again = await make(body, { key: 'repeated-key' })
    expect(again.body).toEqual(first.body)
    const { id } = first.body.result
    expect(await desk.db.orm.$count(deviceKeys, eq(deviceKeys.name, 'Repeated'))).toBe(1)
    expect(await logged(id)).toHaveLength(1)
  })

  it('has its answer stored by the transaction that makes it, so that no repeat finds it without', async () => {
    const body = { name: 'Repeated' }
    const later = vi.spyOn(desk.db.orm, 'update').mockImplementation(() => {
      throw new Error('The process has died by then.')
    })
    const first = await make(body, { key: 'answered-at-once' })
    later.mockRestore()
    const { id, secret } = first.body.result
    expect((await make(body, { key: 'answered-at-once' })).body).toEqual(first.body)
    // Where the answer is gone all the same, the repeat has a secret that works, and no second key.
    await desk.db.orm.update(idempotencyKeys).set({ status: null, answer: null })
    const lost = (await make(body, { key: 'answered-at-once' })).body.result
    expect(lost).toMatchObject({ id, name: 'Repeated' })
    expect((await opens(7, lost.secret)).status).toBe(200)
    expect((await opens(7, secret)).status).toBe(401)
    expect(await logged(id)).toHaveLength(1)
  })

  it('is made and ended by administrators alone', async () => {
    const { id } = await made({ name: 'Guarded' })
    const attendant = await desk.staff('Attendant')
    for (const by of [desk.reception, attendant, await desk.patron()]) {
      const answers = [await by.get(path), await make({ name: 'Mine' }, { by }), await end(id, by)]
      for (const answer of answers) expect(code(answer)).toEqual([403, 'role-missing'])
    }
    expect((await make({ name: 'Mine' }, { by: desk.anyone })).status).toBe(401)
    expect(await listed(id)).toBeTruthy()
  })

  it('has a name of its own', async () => {
    await made({ name: 'Upstairs' })
    const taken = await make({ name: 'UPSTAIRS' })
    expect(code(taken)).toEqual([409, 'device-key-name-taken'])
    expect(taken.body.errorMessage).toContain('UPSTAIRS')
  })

  it.each([
    ['without a name', {}, [400, 'invalid-request']],
    ['with a blank name', { name: '  ' }, [400, 'invalid-request']],
    ['with a long name', { name: 'x'.repeat(61) }, [400, 'invalid-request']],
    ['with a number for a name', { name: 7 }, [400, 'invalid-request']],
    ['of no room', { name: 'X', rooms: [] }, [400, 'invalid-request']],
    ['of a room by its name', { name: 'X', rooms: ['1'] }, [400, 'invalid-request']],
    ['with a secret of one’s own', { name: 'X', secret: 'mine' }, [400, 'invalid-request']],
    ['of a room that isn’t there', { name: 'X', rooms: [1, 999] }, [404, 'room-unknown']],
  ])('%s is not made', async (_, body, refused) => {
    expect(code(await make(body))).toEqual(refused)
    expect(await desk.db.orm.$count(deviceKeys)).toBe(1)
  })

  it('is refused where there are fifty', async () => {
    const rows = Array.from({ length: 48 }, (_, nth) => ({
      ...{ id: `k${nth}`, name: `Key ${nth}`, keyHash: `hash ${nth}`, createdAt: 0 },
    }))
    await desk.db.orm.insert(deviceKeys).values(rows)
    await made({ name: 'The fiftieth' })
    const full = await make({ name: 'One more' })
    expect(code(full)).toEqual([409, 'device-keys-full'])
    expect(full.body.errorMessage).toContain('50')
    await desk.db.orm.delete(deviceKeys).where(inArray(deviceKeys.id, ['k0']))
    expect((await make({ name: 'One more' })).status).toBe(200)
  })

  it('says when it was last used, to a quarter of an hour, and open pages hear of it', async () => {
    const { id, secret } = await made({ name: 'Heard' })
    const { realNow } = desk.parts
    const begun = Date.parse(now)
    const lastUsed = async () => {
      const [row] = await desk.db.orm.select().from(deviceKeys).where(eq(deviceKeys.id, id))
      return row?.lastUsedAt
    }
    const used = async (minutes: number) => {
      desk.parts.realNow = () => begun + minutes * 60_000
      const events = await writtenEvents(desk, 'devices', () => opens(9, secret))
      desk.parts.realNow = realNow
      return [events, ((await lastUsed()) ?? 0) - begun]
    }
    expect(await used(0)).toEqual([1, 0])
    expect(await used(14)).toEqual([0, 0])
    expect(await used(15)).toEqual([1, 15 * 60_000])
    await desk.db.orm.update(deviceKeys).set({ lastUsedAt: realNow() }).where(eq(deviceKeys.id, id))
    expect((await listed(id))?.lastUsed).toMatch(/^2026-11-24T19:/)
  })
})
