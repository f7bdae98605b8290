import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq, notLike } from '../db/drizzle/queries.ts'
import { kioskVisits } from '../kiosk/table.ts'
import { users } from '../people/table.ts'
import { bucketOf } from '../request/bucket.ts'
import { limits } from '../request/table.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { card } from '../test/paying.ts'

const tonight = '2026-11-24'
let desk: Desk
let leah: Person
let visit: { reservationId: string; reservationCode: string }

beforeAll(async () => {
  desk = await aDesk()
  leah = await desk.patron('7325550701')
  await desk.db.orm
    .update(users)
    .set({ firstName: 'Leah', lastName: 'Stern_Katz', internalNote: 'Call first', language: 'he' })
    .where(eq(users.id, leah.userId))
  visit = await desk.aVisit({ her: leah })
})

const audits = async (act: string) =>
  (await desk.db.orm.select().from(auditLog)).filter((row) => row.act === act)
const get = (path: string, by = desk.reception) => by.get(`users/${path}`)

describe('the desk', () => {
  it('finds a patron by her phone however it is written, with what staff note, and it is written down', async () => {
    for (const phone of ['7325550701', '(732) 555-0701', '%2B1 732 555 0701', '17325550701']) {
      const { status, body } = await get(`findbyphone?phone=${phone}`)
      expect([phone, status]).toEqual([phone, 200])
      expect(body).toMatchObject({
        ...{ id: leah.userId, firstName: 'Leah', phoneNumber: '17325550701' },
        ...{ internalNote: 'Call first', excludedAttendants: [], roles: [], notes: null },
      })
    }
    const looks = await audits('user-read')
    expect(looks.map(({ actor, subject }) => [actor, subject])).toContainEqual([
      desk.reception.userId,
      leah.userId,
    ])
  })

  it('finds nobody by a phone that nobody has, nor those who work here', async () => {
    const before = await audits('user-read')
    expect(await get('findbyphone?phone=7325550799')).toMatchObject({ status: 200, body: null })
    expect(await audits('user-read')).toEqual(before)
    expect((await get('findbyphone?phone=12')).body.code).toBe('invalid-phone')
    expect((await get('findbyusername?username=Reception')).status).toBe(403)
  })

  it.each([
    ['her code', () => visit.reservationCode],
    ['her phone', () => '555-0701'],
    ['her whole phone', () => '(732) 555-0701'],
    ['a part of her name', () => 'stern'],
    ['both her names', () => 'katz le'],
  ])('searches by %s', async (_, q) => {
    const { status, body } = await get(`search?q=${encodeURIComponent(q())}`)
    expect(status).toBe(200)
    expect(body.reservations).toContainEqual({
      reservationId: visit.reservationId,
      userId: leah.userId,
      reservationCode: visit.reservationCode,
      waitingCode: null,
      reservationDate: tonight,
      reservationTime: at('20:00', tonight),
      reservationStatus: 'Reserved',
      holdUntil: null,
      paymentPending: false,
      replacedHasBegun: false,
      room: null,
    })
    if (q() !== visit.reservationCode)
      expect(body.users).toEqual([
        {
          ...{ id: leah.userId, firstName: 'Leah', lastName: 'Stern_Katz' },
          ...{ phoneNumber: '17325550701', testUser: false },
        },
      ])
  })

  it('says of one that waits to be paid until when its time is held', async () => {
    const held = await desk.aVisit({ night: '2026-11-25', parking: true })
    expect(held.holdUntil).not.toBeNull()
    const { body } = await get(`search?q=${held.reservationCode}`)
    const { reservationId, holdUntil } = held
    expect(body.reservations).toContainEqual(
      expect.objectContaining({ reservationId, holdUntil, reservationStatus: 'Pending' }),
    )
  })

  it('says of a change that waits to be paid whether its visit has begun', async () => {
    const her = await desk.patron()
    const wish = { her, night: '2026-11-25' }
    const old = await desk.booked(wish)
    const change = await desk.aVisit({
      ...wish,
      replacingReservationId: old,
      hold: true,
      bath: true,
    })
    const { reservationId, reservationCode } = change
    for (const [status, replacedHasBegun] of [
      ['Reserved', false],
      ['Waiting', true],
    ] as const) {
      await desk.db.orm.update(reservations).set({ status }).where(eq(reservations.id, old))
      const { body } = await get(`search?q=${reservationCode}`)
      expect(body.reservations).toContainEqual(
        expect.objectContaining({ reservationId, reservationStatus: 'Pending', replacedHasBegun }),
      )
    }
  })

  it('says of one whose payment is open that it is being paid', async () => {
    const her = await desk.patron()
    const held = await desk.aVisit({ her, night: '2026-11-25', parking: true })
    const { reservationId, reservationCode, balance: amt } = held
    const paid = await her.post('payments/makepayment', {
      ...{ amt, reservationId, ...card('practice_3ds') },
    })
    expect(paid.body.requiresAction).toBe(true)
    const { body } = await get(`search?q=${reservationCode}`)
    expect(body.reservations).toContainEqual(
      expect.objectContaining({ reservationId, paymentPending: true }),
    )
  })

  it('writes down whom a search brought up, and not what was typed', async () => {
    await get('search?q=Stern')
    expect((await audits('searched')).map(({ details }) => details)).toContainEqual({
      users: [leah.userId],
      visits: [visit.reservationId],
    })
    const before = await audits('searched')
    for (const q of ['nobody at all', '%25%25', '__', '99999'])
      expect((await get(`search?q=${q}`)).body).toEqual({ users: [], reservations: [] })
    expect(await audits('searched')).toEqual(before)
    expect((await get('search?q=a')).status).toBe(400)
  })

  it('finds by a waiting code of tonight, and not by the same digits of another night', async () => {
    const another = await desk.aVisit({ night: wednesday })
    const codeOf = async (id: string) => {
      const its = eq(reservations.id, id)
      await desk.db.orm.update(reservations).set({ waitingCode: '731' }).where(its)
      const { body } = await get('search?q=731')
      await desk.db.orm.update(reservations).set({ waitingCode: null }).where(its)
      return body.reservations.map((one: typeof visit) => one.reservationId)
    }
    expect(await codeOf(visit.reservationId)).toEqual([visit.reservationId])
    expect(await codeOf(another.reservationId)).toEqual([])
  })

  it('finds nobody who was taken off the record, whatever is left of her', async () => {
    const { userId } = await desk.patron('7325550766')
    const found = async () => (await get('search?q=5550766')).body.users.length
    expect(await found()).toBe(1)
    await desk.db.orm.update(users).set({ erasedAt: 1 }).where(eq(users.id, userId))
    expect(await found()).toBe(0)
  })

  it('enters a patron by her phone once, and a guest without one', async () => {
    const her = { phone: '(732) 555-0720', firstName: 'Rivka', lastName: 'Blum', language: 'he' }
    const made = await desk.reception.post('users', her)
    expect(made.body.result).toMatchObject({
      ...{ username: '17325550720', phoneNumber: '17325550720' },
      ...{ firstName: 'Rivka', lastName: 'Blum', language: 'he', roles: [] },
    })
    const both = await Promise.all([
      desk.reception.post('users', { phone: '7325550721', firstName: 'Once' }),
      desk.admin.post('users', { phone: '7325550721', firstName: 'Twice' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(both.map(({ body }) => body.result.id)).size).toBe(1)
    const again = await desk.reception.post('users', { ...her, firstName: 'Other' })
    expect(again.body.result).toEqual(made.body.result)

    const guest = await desk.reception.post('users', { firstName: 'Walk-in' })
    expect(guest.body.result.phoneNumber).toBeNull()
    const other = await desk.reception.post('users', { firstName: 'Walk-in' })
    expect((await desk.reception.post('users', {})).status).toBe(400)
    expect(other.body.result.id).not.toBe(guest.body.result.id)
    const walkIn = { userId: guest.body.result.id }
    const reservationId = await desk.booked({ her: walkIn, hour: '21:00' })
    expect(reservationId).toMatch(/\w/)
    expect((await desk.reception.post('users', { firstName: 'X1' })).body.code).toBe('invalid-name')
    expect((await leah.post('users', { phone: '7325550722' })).status).toBe(403)
  })

  it('opens no record by a number that is the name of somebody of the house', async () => {
    const row = { kind: 'staff', userName: '17325550723', roles: ['Reception'] } as const
    await desk.db.orm
      .insert(users)
      .values({ id: 'of-the-house', ...row, roles: [...row.roles], createdAt: 1 })
    const made = await desk.reception.post('users', { phone: '7325550723', firstName: 'Guess' })
    expect([made.status, made.body.code]).toEqual([404, 'user-not-found'])
    expect(JSON.stringify(made.body)).not.toContain('of-the-house')
  })

  it('writes its own note about her, which she can neither write nor read', async () => {
    const path = `users/${leah.userId}`
    const note = [{ op: 'add', path: '/internalNote', value: 'Rings twice' }]
    expect((await desk.reception.send('PATCH', path, note)).body.result.internalNote).toBe(
      'Rings twice',
    )
    const hers = await leah.send('PATCH', path, note)
    expect([hers.status, hers.body.code]).toEqual([400, 'unknown-field'])
    expect((await leah.get(path)).body).not.toHaveProperty('internalNote')
  })
})

describe('the office', () => {
  it('finds an account by its name, and lists those who work here', async () => {
    const found = await get('findbyusername?username=reception', desk.admin)
    expect(found.body).toMatchObject({ username: 'Reception', roles: ['Reception'] })
    expect((await get('findbyusername?username=nobody', desk.admin)).body).toBeNull()
    await desk.db.orm
      .update(users)
      .set({ roles: ['OpenGarageGate'] })
      .where(eq(users.id, leah.userId))
    const { body } = await get('getadminusers', desk.admin)
    const names = body.map(({ username }: { username: string }) => username)
    expect(names).toEqual(expect.arrayContaining(['Admin', 'Reception', 'Room1', '17325550701']))
    expect(names).not.toContain('17325550720')
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i)
    expect((await get('getadminusers')).status).toBe(403)
  })
})

describe('a kiosk', () => {
  let kiosk: Person
  beforeEach(async () => {
    kiosk = await desk.staff('Kiosk')
    await desk.db.orm.delete(limits)
    await desk.db.orm.delete(kioskVisits)
    await desk.clock(at('18:30', tonight))
  })
  const look = (phone: string, code?: string) =>
    get(`findbyphone?phone=${phone}&forkioskcheckin=true${code ? `&code=${code}` : ''}`, kiosk)
  const checkIn = (id: string) => kiosk.post(`reservations/checkin?resId=${id}`)
  const seeTheDesk = {
    status: 404,
    body: { code: 'see-the-desk', errorMessage: 'Please see the desk.' },
  }

  it('is told the one visit that may be checked in now, by her number and her code', async () => {
    const { status, body } = await look('7325550701', visit.reservationCode)
    expect(status).toBe(200)
    expect(body).toEqual({
      reservationId: visit.reservationId,
      reservationCode: visit.reservationCode,
      reservationTime: at('20:00', tonight),
      balance: 25,
      language: 'he',
    })
  })

  it('is told the same of everything else: to see the desk', async () => {
    const early = await desk.patron('7325550702')
    await desk.aVisit({ her: early, hour: '21:00', night: wednesday })
    await desk.patron('7325550703')
    const canceled = await desk.patron('7325550704')
    const reservationId = await desk.booked({ her: canceled, hour: '21:00' })
    await desk.reception.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
    const wrong = visit.reservationCode === '0000' ? '1111' : '0000'
    const tries: [string, string?][] = [
      ['7325550701', wrong],
      ['7325550701'],
      ['0701', visit.reservationCode],
      ['7325550799', visit.reservationCode],
    ]
    for (const [phone, code] of tries) expect(await look(phone, code)).toMatchObject(seeTheDesk)
    await desk.put({ kioskAsksFor: 'phone' })
    await desk.db.orm.delete(limits)
    for (const phone of ['7325550702', '7325550703', '7325550704', 'Reception'])
      expect(await look(phone)).toMatchObject(seeTheDesk)
    expect((await look('7325550701')).status).toBe(200)
    await desk.put({ kioskAsksFor: 'phoneAndCode' })
  })

  it('acts for that visit alone, for two minutes, until it looks up another', async () => {
    await desk.reception.post('payments/makepayment', {
      ...{ reservationId: visit.reservationId, method: 'Cash', amt: 25 },
    })
    const other = await desk.patron('7325550705')
    const theirs = await desk.aVisit({ her: other, hour: '20:30' })
    expect((await checkIn(visit.reservationId)).status).toBe(404)
    await look('7325550701', visit.reservationCode)
    expect((await checkIn(theirs.reservationId)).status).toBe(404)
    await desk.clock('2026-11-24T18:33:00-05:00')
    expect((await checkIn(visit.reservationId)).status).toBe(404)
    await look('7325550701', visit.reservationCode)
    await look('7325550705', 'wrong')
    expect((await checkIn(visit.reservationId)).status).toBe(404)
    await look('7325550701', visit.reservationCode)
    const { status, body } = await checkIn(visit.reservationId)
    expect([status, body.errorMessage]).toEqual([200, null])
    expect(body.result.waitingCode).toMatch(/^\d{3}$/)
    expect(Object.keys(body.result)).not.toContain('user')
    expect(await look('7325550701', visit.reservationCode)).toMatchObject(seeTheDesk)
  })

  it('gives whoever it has checked in a locker, and nobody else', async () => {
    await desk.put({ useCubicles: 'True' })
    const dina = await desk.patron('7325550711')
    const hers = await desk.aVisit({ her: dina, hour: '22:00' })
    const other = await desk.patron('7325550712')
    const theirs = await desk.aVisit({ her: other, hour: '22:30' })
    await desk.reception.post(`reservations/checkin?resId=${theirs.reservationId}`)
    const ask = (id: string) => kiosk.post(`reservations/${id}/requestcubicle`)
    expect((await ask(hers.reservationId)).body.code).toBe('not-found')
    await look('7325550711', hers.reservationCode)
    expect((await ask(hers.reservationId)).body.code).toBe('cubicle-not-now')
    expect((await ask(theirs.reservationId)).body.code).toBe('not-found')
    const here = await checkIn(hers.reservationId)
    expect(here.body.result.cubicleOffered).toBe(true)
    const { body } = await ask(hers.reservationId)
    expect(body.result.cubicle).toEqual({ id: expect.any(Number), name: expect.any(String) })
    for (const field of ['user', 'userId', 'notes', 'userNotes', 'statusHistory', 'payments'])
      expect(body.result).not.toHaveProperty(field)
    expect((await ask(hers.reservationId)).body.code).toBe('cubicle-hers')
    await desk.put({ useCubicles: 'False' })
  })

  it('acts for no more than two minutes from its look-up, whatever it did meanwhile', async () => {
    const shira = await desk.patron('7325550708')
    const hers = await desk.aVisit({ her: shira, hour: '22:00' })
    await look('7325550708', hers.reservationCode)
    const path = `reservations/printreceipt?resId=${hers.reservationId}&printer=kiosk-printer`
    for (const time of ['18:30:50', '18:31:40']) {
      await desk.clock(`2026-11-24T${time}-05:00`)
      expect([time, (await kiosk.post(path)).status]).toEqual([time, 200])
      expect((await kiosk.post(`${path}-unknown`)).status).toBeGreaterThan(399)
    }
    await desk.clock('2026-11-24T18:32:30-05:00')
    expect((await kiosk.post(path)).status).toBe(404)
  })

  it('shares with another on its account neither what it looked up nor that it lost it', async () => {
    const one = await desk.signIn('Kiosk', 'practice-kiosk')
    const other = await desk.signIn('Kiosk', 'practice-kiosk')
    const mira = await desk.patron('7325550709')
    const hers = await desk.aVisit({ her: mira, hour: '22:00' })
    const lookUp = (by: Person, code: string) =>
      by.get(`users/findbyphone?phone=7325550709&forkioskcheckin=true&code=${code}`)
    const print = (by: Person) =>
      by.post(`reservations/printreceipt?resId=${hers.reservationId}&printer=kiosk-printer`)
    expect((await lookUp(one, hers.reservationCode)).status).toBe(200)
    expect((await print(other)).status).toBe(404)
    expect((await lookUp(other, 'none')).status).toBe(404)
    expect((await print(one)).status).toBe(200)
  })

  it('finds of her two visits of a night the one whose code she says', async () => {
    await desk.put({ reservationsPerNight: '2' })
    const tova = await desk.patron('7325550710')
    const first = await desk.aVisit({ her: tova })
    const second = await desk.aVisit({ her: tova, hour: '22:30' })
    for (const { reservationId, reservationCode } of [second, first])
      expect((await look('7325550710', reservationCode)).body.reservationId).toBe(reservationId)
  })

  it('looks up five a minute, and after five misses none until the desk says so', async () => {
    const rina = await desk.patron('7325550706')
    const hers = await desk.aVisit({ her: rina, hour: '21:30' })
    for (let nth = 0; nth < 5; nth++) await look('7325550706', hers.reservationCode)
    const sixth = await look('7325550706', hers.reservationCode)
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too-many-tries'])
    await desk.db.orm.delete(limits)
    for (let nth = 0; nth < 4; nth++) await look('7325550799')
    expect((await look('7325550706', hers.reservationCode)).status).toBe(200)
    await desk.db.orm
      .delete(limits)
      .where(eq(limits.bucket, bucketOf('kiosk-look-ups', kiosk.userId)))
    await look('7325550799')
    expect(await look('7325550706', hers.reservationCode)).toMatchObject(seeTheDesk)
    await desk.db.orm.delete(limits).where(notLike(limits.bucket, 'kiosk-shut/%'))
    expect(await look('7325550706', hers.reservationCode)).toMatchObject(seeTheDesk)
    const { body: locked } = await desk.reception.get('locks')
    expect(locked).toEqual([
      { id: expect.any(String), kind: 'kiosk', subject: 'Kiosk', until: null, mayRelease: true },
    ])
    const released = await desk.reception.post(`locks/${locked[0].id}/release`)
    expect(released.body.result).toEqual([])
    expect((await look('7325550706', hers.reservationCode)).status).toBe(200)
  })

  it('that the desk lets look again does so at once, however quick the misses before it came', async () => {
    const shira = await desk.patron('7325550711')
    const hers = await desk.aVisit({ her: shira, hour: '21:45' })
    await desk.db.orm.delete(limits)
    for (let nth = 0; nth < 5; nth++) await look('7325550799')
    const { body: locked } = await desk.reception.get('locks')
    await desk.reception.post(`locks/${locked[0].id}/release`)
    expect((await look('7325550711', hers.reservationCode)).status).toBe(200)
  })
})
