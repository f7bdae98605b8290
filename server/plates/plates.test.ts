import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { forget } from '../jobs/forget-old-rows.ts'
import { users } from '../people/table.ts'
import { idempotencyKeys, limits } from '../request/table.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, type Desk, wednesday } from '../test/a-desk.ts'
import { aFacility, type Person } from '../test/a-facility.ts'
import { aPicture, type Part, papers, upload } from '../test/an-upload.ts'
import { filePieces, files } from '../uploads/table.ts'
import { licenseRequests } from './table.ts'

const most = 5_242_880

let desk: Desk
let her: Person
beforeAll(async () => {
  desk = await aDesk()
})
beforeEach(async () => {
  await desk.db.orm.delete(licenseRequests)
  await desk.db.orm.delete(files)
  her = await desk.patron()
})

const pathOf = ({ userId }: Person) => `users/${userId}/LicenseAndRegistration`
type How = { by?: Person; of?: Person; texts?: Record<string, string>; key?: string }
const send = async (parts?: Part[], { by = her, of = by, ...how }: How = {}) =>
  upload(desk.app, by, { path: pathOf(of), parts: parts ?? (await papers()), ...how })
const kept = async () => [
  await desk.db.orm.$count(licenseRequests),
  await desk.db.orm.$count(files),
  await desk.db.orm.$count(filePieces),
]
const waiting = async () => (await desk.reception.get('users/licenserequests')).body
const decide = (id: string, body: object, by = desk.reception) =>
  by.post(`users/licenserequests/${id}`, body)
const approve = (id: string, plateNumber: string, by?: Person) =>
  decide(id, { approve: true, plateNumber }, by)
const image = (id: string, nth: string | number, { token }: Person = desk.reception) =>
  desk.app.inject({
    url: `/api/api/users/licenserequests/${id}/image/${nth}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
const read = async (person = her) => (await person.get(pathOf(person))).body
const plateNumber = async (person = her) =>
  (await person.get(`users/${person.userId}`)).body.plateNumber
const named = (field: string, name: string, bytes: Uint8Array): Part => ({ field, name, bytes })
const seen = () => desk.db.orm.select().from(auditLog).where(eq(auditLog.subject, her.userId))

describe('license and registration', () => {
  it('are sent together, wait at the desk, and become her plate', async () => {
    const sent = await send(undefined, { texts: { email: 'leah@example.org' } })
    expect([sent.status, sent.body.result]).toMatchObject([
      200,
      { state: 'waiting', addReplace: 'replace', decidedAt: null },
    ])
    const { id } = sent.body.result
    expect(await read()).toMatchObject({ plates: [], papers: { id, state: 'waiting' } })
    expect(await waiting()).toMatchObject([
      { id, userId: her.userId, email: 'leah@example.org', addReplace: 'replace', plates: [] },
    ])

    const answer = await approve(id, ' abc–123 ')
    expect([answer.status, answer.body.result.state]).toEqual([200, 'approved'])
    expect(await plateNumber()).toBe('ABC-123')
    expect(await read()).toMatchObject({ plates: ['ABC-123'], papers: { state: 'approved' } })
    expect(await waiting()).toEqual([])
  })

  it('that are rejected leave her plates, and tell her why', async () => {
    const { id } = (await send()).body.result
    const answer = await decide(id, { approve: false, reason: 'The registration is too dark.' })
    expect(answer.status).toBe(200)
    expect(await read()).toMatchObject({
      plates: [],
      papers: { state: 'rejected', reason: 'The registration is too dark.' },
    })
    expect((await decide(id, { approve: false, reason: ' ' })).status).toBe(400)
  })

  it('replace the plate she has, or stand beside it', async () => {
    const drive = async (plate: string, add_replace: string) =>
      approve((await send(undefined, { texts: { add_replace } })).body.result.id, plate)
    await drive('ONE 1', 'replace')
    await drive('TWO 2', 'add')
    expect(await plateNumber()).toBe('ONE 1|TWO 2')
    await drive('one-1', 'add')
    expect((await read()).plates).toEqual(['TWO 2', 'ONE-1'])
    await drive('THREE 3', 'replace')
    expect((await read()).plates).toEqual(['THREE 3'])
    for (const plate of ['A2', 'A3', 'A4', 'A5']) await drive(plate, 'add')
    const sixth = await drive('A6', 'add')
    expect([sixth.status, sixth.body.code]).toEqual([409, 'plates-full'])
  })

  it.each(['', 'keep', 'Add', 'add,replace'])('%j is neither add nor replace', async (wrong) => {
    const answer = await send(undefined, { texts: { add_replace: wrong } })
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'add_replace'])
    expect(await kept()).toEqual([0, 0, 0])
  })

  it('with a field longer than a thousand bytes are refused, not cut', async () => {
    const answer = await send(undefined, { texts: { email: `${'a'.repeat(1000)}@example.org` } })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ path: 'email', message: 'Longer than 1000 bytes.' }],
    ])
    expect(await kept()).toEqual([0, 0, 0])
  })

  it.each(['A', 'TOO LONG A PLATE', 'AB|CD', '<b>12', '--'])('%j is no plate', async (plate) => {
    const { id } = (await send()).body.result
    const answer = await approve(id, plate)
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'plateNumber'])
    expect((await read()).papers.state).toBe('waiting')
  })

  it('sent anew take the place of those that wait, pictures and all', async () => {
    const first = (await send()).body.result
    const second = (await send(undefined, { texts: { add_replace: 'add' } })).body.result
    expect((await waiting()).map(({ id }: { id: string }) => id)).toEqual([second.id])
    expect((await kept()).slice(0, 2)).toEqual([1, 2])
    expect((await approve(first.id, 'ABC 1')).status).toBe(404)
    expect((await image(first.id, 0)).statusCode).toBe(404)
  })

  it('sent twice at once are there once', async () => {
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await kept()).slice(0, 2)).toEqual([1, 2])
  })

  it('sent again under one key are the same ones', async () => {
    const parts = await papers()
    const first = await send(parts, { key: 'papers-of-hers' })
    expect((await send(parts, { key: 'papers-of-hers' })).body).toEqual(first.body)
    await desk.db.orm.update(idempotencyKeys).set({ answer: null, status: null })
    expect((await send(parts, { key: 'papers-of-hers' })).body).toEqual(first.body)
    expect(await desk.db.orm.$count(licenseRequests)).toBe(1)
    const { id } = first.body.result
    const decision = { approve: true, plateNumber: 'ABC 1' }
    const key = { 'idempotency-key': 'decided-on-hers' }
    const decideAgain = () => desk.reception.post(`users/licenserequests/${id}`, decision, key)
    const decided = await decideAgain()
    await desk.db.orm.update(idempotencyKeys).set({ answer: null, status: null })
    expect((await decideAgain()).body).toEqual(decided.body)
    expect(decided.status).toBe(200)
  })

  it('are hers to send, and the desk’s for her', async () => {
    const other = await desk.patron()
    const { body } = await desk.admin.get('users/getadminusers')
    const staff = { ...other, userId: body[0].id }
    expect((await send(undefined, { by: other, of: her })).status).toBe(404)
    expect((await send(undefined, { by: desk.reception, of: staff })).status).toBe(404)
    const nobody = { ...other, userId: 'none' }
    expect((await send(undefined, { by: desk.reception, of: nobody })).status).toBe(404)
    expect((await send(undefined, { by: desk.anyone, of: her })).status).toBe(401)
    expect((await other.get(pathOf(her))).status).toBe(404)
    expect(await kept()).toEqual([0, 0, 0])
    expect((await send(undefined, { by: desk.reception, of: her })).status).toBe(200)
    expect((await read()).papers.state).toBe('waiting')
  })

  it('are taken ten times a day', async () => {
    const now = Math.floor(desk.parts.realNow() / 86_400_000) * 86_400_000
    const bucket = { bucket: `papers/${her.userId}`, windowStart: now, count: 10 }
    const day = { ...bucket, expiresAt: now + 86_400_000 }
    const next = { ...bucket, windowStart: now + 86_400_000, expiresAt: now + 2 * 86_400_000 }
    await desk.db.orm.insert(limits).values([day, next])
    const answer = await send()
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many-papers'])
    expect(await kept()).toEqual([0, 0, 0])
  })
})

describe('from a reservation', () => {
  const visitOf = (more: object) => desk.booked({ her, hour: '18:00', night: wednesday, ...more })
  const from = async (reservationId: string) => {
    const { status, body } = await send(undefined, { texts: { reservationId } })
    return [status, body.code ?? null, (await kept())[0]]
  }

  it('they are taken for a Reserved one', async () => {
    const id = await visitOf({ parking: true })
    const withStatus = async (status: 'Pending' | 'Reserved' | 'Arrived' | 'Done') => {
      const holdUntil = status === 'Pending' ? desk.parts.realNow() : null
      const visit = eq(reservations.id, id)
      await desk.db.orm.update(reservations).set({ status, holdUntil }).where(visit)
      return from(id)
    }
    for (const status of ['Pending', 'Arrived', 'Done'] as const)
      expect(await withStatus(status)).toEqual([409, 'papers-not-reserved', 0])
    expect(await withStatus('Reserved')).toEqual([200, null, 1])
  })

  it('they are taken for one with parking', async () => {
    expect(await from(await visitOf({}))).toEqual([409, 'garage-no-parking', 0])
  })

  it('that isn’t hers they are not', async () => {
    const id = await visitOf({ parking: true })
    const other = await desk.patron()
    const answer = await send(undefined, { by: other, texts: { reservationId: id } })
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
  })
})

describe('a picture', () => {
  const [license, registration] = ['image0', 'image1'] as const
  const jpeg = async (size = 0) =>
    Buffer.concat([
      await sharp(await aPicture(60, 40))
        .jpeg()
        .toBuffer(),
      Buffer.alloc(size),
    ])
  const withOne = async (field: 'image0' | 'image1', name: string, bytes: Uint8Array) => {
    const good = await jpeg()
    const parts = [license, registration].map((one) =>
      one === field ? named(one, name, bytes) : named(one, 'good.jpg', good),
    )
    return send(parts)
  }

  it.each([
    ['jpg', 'a.jpg', async () => jpeg()],
    ['jpeg', 'a.jpeg', async () => jpeg()],
    ['png', 'a.png', async () => aPicture()],
    ['png named jpg', 'a.jpg', async () => aPicture()],
  ] as const)('of type %s is taken', async (_, name, bytes) => {
    expect((await withOne(license, name, await bytes())).status).toBe(200)
    expect((await withOne(registration, name, await bytes())).status).toBe(200)
  })

  const plain = async () => sharp(await aPicture(600, 600))
  it.each([
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', async () => (await plain()).gif().toBuffer()],
    ['WebP', async () => (await plain()).webp().toBuffer()],
    ['half a JPEG', async () => (await (await plain()).jpeg().toBuffer()).subarray(0, 700)],
    ['a PDF', async () => Buffer.from('%PDF-1.7')],
  ] as const)('that is %s is refused, whatever its name, and nothing is kept', async (_, bytes) => {
    for (const field of [license, registration]) {
      const answer = await withOne(field, 'a.jpg', await bytes())
      expect([answer.status, answer.body.code]).toEqual([415, 'not-a-photo'])
    }
    expect(await kept()).toEqual([0, 0, 0])
  })

  it('of 5 242 880 bytes is taken, and of one more is not', async () => {
    const { length } = await jpeg()
    for (const field of [license, registration]) {
      const over = await withOne(field, 'a.jpg', await jpeg(most + 1 - length))
      expect([over.status, over.body.code, await kept()]).toEqual([413, 'too-large', [0, 0, 0]])
    }
    const whole = await jpeg(most - length)
    expect(whole.length).toBe(most)
    const answer = await send([named(license, 'a.jpg', whole), named(registration, 'b.jpg', whole)])
    expect(answer.status).toBe(200)
  })

  it.each([license, registration])('that is missing is asked for: %s', async (missing) => {
    const other = missing === license ? registration : license
    for (const parts of [
      [named(other, 'a.png', await aPicture())],
      [named(other, 'a.png', await aPicture()), named(missing, '', Buffer.alloc(0))],
    ]) {
      const answer = await send(parts)
      expect([answer.status, answer.body.errorMessage]).toEqual([
        400,
        'Please make sure to upload both your license and registration.',
      ])
    }
    expect(await kept()).toEqual([0, 0, 0])
  })

  it('is sent as a form with files, and with no field but its own', async () => {
    const json = await her.post(pathOf(her), { image0: 'x', image1: 'y', add_replace: 'add' })
    expect([json.status, json.body.code]).toEqual([415, 'wrong-content'])
    for (const [field, text] of [
      ['email', 'nobody'],
      ['plateNumber', 'ABC 1'],
    ] as const) {
      const answer = await send(undefined, { texts: { [field]: text } })
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, field])
    }
    expect(await kept()).toEqual([0, 0, 0])
  })

  it('is shown to the desk alone, kept nowhere on the way, and each look is written down', async () => {
    const { id } = (await send()).body.result
    const before = (await seen()).length
    for (const [nth, width] of [
      [0, 300],
      [1, 400],
    ] as const) {
      const shown = await image(id, nth)
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(shown.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^inline; filename="[\w-]+-[01]\.jpg"/),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect((await sharp(shown.rawPayload).metadata()).width).toBe(width)
    }
    const looks = (await seen()).slice(before)
    expect(looks.map(({ act, actor, details }) => ({ act, actor, details }))).toEqual(
      expect.arrayContaining(
        ['0', '1'].map((picture) => ({
          act: 'papers-read',
          actor: desk.reception.userId,
          details: { papers: id, picture },
        })),
      ),
    )
    expect((await image(id, 0, desk.anyone)).statusCode).toBe(401)
    for (const by of [her, await desk.staff('Attendant'), await desk.staff('Kiosk')])
      expect((await image(id, 0, by)).statusCode).toBe(403)
    for (const wrong of [2, -1, '00', '0.jpg', '%2e%2e'])
      expect((await image(id, wrong)).statusCode).toBe(404)
    expect((await desk.app.inject({ url: `/files/licenses/${id}-0.jpg` })).body).not.toContain(
      'JFIF',
    )
    expect((await seen()).length).toBe(before + 2)
  })

  it('doesn’t say where it was taken', async () => {
    const bytes = await sharp(await aPicture(50, 50))
      .withExif({ IFD3: { GPSLatitude: '40/1 6/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { id } = (await withOne(license, 'a.jpg', bytes)).body.result
    expect((await sharp((await image(id, 0)).rawPayload).metadata()).exif).toBeUndefined()
  })
})

describe('the decision', () => {
  it('is one: of two desks at once the second is told so', async () => {
    const { id } = (await send()).body.result
    const other = await aFacility({ db: desk.db })
    const there = await other.staff('Reception')
    const answers = await Promise.all([
      approve(id, 'HERE 1'),
      there.post(`users/licenserequests/${id}`, { approve: true, plateNumber: 'THERE 2' }),
      decide(id, { approve: false, reason: 'No' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.code)).toEqual(['papers-decided', 'papers-decided'])
    expect((await seen()).filter(({ act }) => act === 'papers-decided')).toHaveLength(1)
  })

  it('is the desk’s, and written down without the plate', async () => {
    const { id } = (await send()).body.result
    expect((await approve(id, 'ABC 123', her)).status).toBe(403)
    expect((await approve(id, 'ABC 123', await desk.staff('Attendant'))).status).toBe(403)
    await approve(id, 'ABC 123')
    const [row] = (await seen()).filter(({ act }) => act === 'papers-decided')
    expect(row).toMatchObject({
      actor: desk.reception.userId,
      details: { papers: id, state: 'approved', addReplace: 'replace' },
    })
    expect(JSON.stringify(row)).not.toContain('ABC')
  })

  it('lets go of the pictures thirty days after, and not of those that wait', async () => {
    const { id } = (await send()).body.result
    await approve(id, 'ABC 123')
    const other = await desk.patron()
    await send(undefined, { by: other })
    const month = 30 * 24 * 3_600_000
    const decided = eq(licenseRequests.id, id)
    const { now } = await desk.parts.facility.read()
    const setDecided = (decidedAt: number) =>
      desk.db.orm.update(licenseRequests).set({ decidedAt }).where(decided)
    await setDecided(now - month + 3_600_000)
    await forget(desk.parts)
    expect((await kept()).slice(0, 2)).toEqual([2, 4])
    await setDecided(now - month)
    await forget(desk.parts)
    expect((await kept()).slice(0, 2)).toEqual([1, 2])
    expect(await read()).toEqual({ plates: ['ABC 123'], papers: null })
    expect((await read(other)).papers.state).toBe('waiting')
  })
})

describe('what is held of her', () => {
  it('is given to her with the pictures', async () => {
    await send(undefined, { texts: { email: 'leah@example.org' } })
    const { body } = await her.get(`users/${her.userId}/export`)
    expect(body.licenseRequests).toMatchObject([{ state: 'waiting', email: 'leah@example.org' }])
    const [{ pictures }] = body.licenseRequests
    const widths = await Promise.all(
      pictures.map(async (text: string) => {
        const { width } = await sharp(Buffer.from(text, 'base64')).metadata()
        return width
      }),
    )
    expect(widths).toEqual([300, 400])
  })

  it('goes with her, and nobody else’s does', async () => {
    const other = await desk.patron()
    await send(undefined, { by: other })
    const { id } = (await send()).body.result
    await approve(id, 'ABC 123')
    await send()
    expect((await kept()).slice(0, 2)).toEqual([3, 6])
    const erased = await her.post(`users/${her.userId}/erase`, { confirm: true })
    expect(erased.status).toBe(200)
    expect((await kept()).slice(0, 2)).toEqual([1, 2])
    const [row] = await desk.db.orm.select().from(users).where(eq(users.id, her.userId))
    expect(row?.plateNumber).toBeNull()
    expect((await read(other)).papers.state).toBe('waiting')
  })
})
