import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { auditLog } from '../audit/table.ts'
import { configOf } from '../config.ts'
import { eq } from '../db/drizzle/queries.ts'
import { openFacility, settingsChanged } from '../facility/facility.ts'
import { openingKeys } from '../facility/opening.ts'
import { setUpFacility } from '../facility/set-up.ts'
import { newId } from '../ids.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { runDue } from '../jobs/jobs.ts'
import { liveEvents } from '../live/table.ts'
import { messages } from '../outbox/table.ts'
import { users } from '../people/table.ts'
import { settings } from '../settings/table.ts'
import { writeAccessToken } from '../sign-in/access-token.ts'
import { aDesk } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { aDatabase } from '../test/databases/a-database.ts'

/** An ordinary Tuesday in Lakewood, at two in the afternoon. */
const now = Date.parse('2026-11-24T14:00:00-05:00')
const tonight = '2026-11-24T20:00:00-05:00'

/** A new live facility whose texts and cards end on this machine. */
async function aNewFacility() {
  const db = await aDatabase()
  const config = configOf({
    ...{ MODE: 'live', PUBLIC_URL: 'https://mikvah.example.org', LOG_LEVEL: 'silent' },
    SECRET_KEY: 'k'.repeat(32),
  })
  await setUpFacility(db, config, now)
  const clock = { now }
  const { app, parts } = await buildApp({
    ...{ config, db, outside: practiceOutside(db), realNow: () => clock.now },
    facility: await openFacility(db, () => clock.now, config),
    exemptsAddress: () => false,
  })
  afterUse(() => app.close())
  const accountOf = async (kind: 'staff' | 'patron', roles: ('Admin' | 'Reception')[]) => {
    const id = newId()
    const phone = kind === 'patron' ? '12015550177' : null
    const named = {
      firstName: 'Rivka',
      lastName: 'Stern',
      zipcode: '08701',
      email: 'r@example.org',
    }
    await db.orm.insert(users).values({
      ...{ id, kind, roles, phone, language: 'en', createdAt: now, ...named },
      userName: phone ?? roles.join(),
    })
    const token = await writeAccessToken(parts, { userId: id, kind, roles, family: null })
    const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const answer = await app.inject({
        ...{ method, url: `/api/api/${path}`, ...(payload ? { payload } : {}) },
        headers: { host: 'mikvah.example.org', authorization: `Bearer ${token}` },
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    return {
      id,
      get: (path: string) => send('GET', path),
      post: (path: string, body: object = {}) => send('POST', path, body),
    }
  }
  return {
    ...{ db, parts, clock },
    admin: await accountOf('staff', ['Admin']),
    desk: await accountOf('staff', ['Reception']),
    her: await accountOf('patron', []),
  }
}
type New = Awaited<ReturnType<typeof aNewFacility>>

const books = async ({ her }: New) => {
  const { status, body } = await her.post('reservations/newreservation', {
    ...{ userId: her.id, reservationTime: tonight, bath: true, advanceReservation: true },
  })
  return [status, body.code ?? null]
}
const waitsFor = async ({ admin }: New) => {
  const { body } = await admin.get('settings/opening')
  const left = body.proofs.filter(({ provedAt }: { provedAt: string | null }) => !provedAt)
  return { open: body.open, waits: left.map(({ proof }: { proof: string }) => proof) }
}
const bookingOpen = async ({ her }: New) =>
  (await her.get('settings/publicsettings')).body.find(
    ({ Key }: { Key: string }) => Key === 'bookingOpen',
  ).Value

async function readsText({ admin, db, parts }: New) {
  const phone = '2015550142'
  const sent = await admin.post('settings/opening/text', { phone, language: 'en' })
  expect(sent.status).toBe(200)
  await runDue(parts)
  const [text] = await db.orm
    .select()
    .from(messages)
    .where(eq(messages.to, `1${phone}`))
  const code = /\d{6}/.exec(text?.text ?? '')?.[0] ?? ''
  const { requestId } = sent.body.result
  const wrong = await admin.post('settings/opening/text/read', {
    ...{ phone, requestId, code: code === '111111' ? '222222' : '111111' },
  })
  expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-code'])
  expect((await waitsFor({ admin } as New)).waits).toContain('text')
  const read = await admin.post('settings/opening/text/read', { phone, code, requestId })
  expect(read.status).toBe(200)
}

const chargesCard = ({ admin }: New) =>
  admin.post('payments/makepayment', {
    ...{ method: 'Donation', amt: 1, note: 'Trial charge' },
    paymentInfo: { sourceToken: 'practice_ok' },
  })

it('a new live facility takes no booking of a patron until a text was read and a card was charged', async () => {
  const facility = await aNewFacility()
  const { admin, db } = facility
  expect(await bookingOpen(facility)).toBe('False')
  expect(await books(facility)).toEqual([409, 'not-open-yet'])
  expect(await waitsFor(facility)).toEqual({ open: false, waits: ['text', 'charge'] })

  const early = await admin.post('settings/opening/open')
  expect([early.status, early.body.code]).toEqual([409, 'not-ready-to-open'])
  expect(early.body.errorMessage).toMatch(/text.*card/)
  // What shuts it is no setting that could be written.
  const forced = await admin.post('settings', { key: openingKeys.shut, value: 'no' })
  expect([forced.status, forced.body.code]).toEqual([400, 'unknown-setting'])

  await readsText(facility)
  expect(await waitsFor(facility)).toEqual({ open: false, waits: ['charge'] })
  const half = await admin.post('settings/opening/open')
  expect([half.status, half.body.code]).toEqual([409, 'not-ready-to-open'])
  expect(half.body.errorMessage).not.toMatch(/text/)
  const declined = await admin.post('payments/makepayment', {
    ...{ method: 'Donation', amt: 1, paymentInfo: { sourceToken: 'practice_declined' } },
  })
  expect(declined.status).toBe(402)
  expect((await waitsFor(facility)).waits).toEqual(['charge'])
  const paid = await chargesCard(facility)
  expect(paid.status).toBe(200)
  const back = await admin.post('payments/refund', {
    ...{ paymentId: paid.body.result[0].paymentId, amt: 1, note: 'Trial charge' },
  })
  expect(back.status).toBe(200)
  expect(await waitsFor(facility)).toEqual({ open: false, waits: [] })
  expect(await books(facility)).toEqual([409, 'not-open-yet'])

  expect((await admin.post('settings/opening/open')).status).toBe(200)
  expect(await bookingOpen(facility)).toBe('True')
  expect(await books(facility)).toEqual([200, null])
  const acts = (await db.orm.select().from(auditLog)).map(({ act }) => act)
  for (const act of ['trial-text-sent', 'trial-text-read', 'facility-opened'] as const)
    expect(acts).toContain(act)
})

it('tells an administrator’s page of a card that was charged, until the facility is open', async () => {
  const facility = await aNewFacility()
  const { admin } = facility
  const events = () => facility.db.orm.$count(liveEvents, eq(liveEvents.kind, 'opening'))
  expect((await chargesCard(facility)).status).toBe(200)
  expect(await events()).toBe(1)
  await readsText(facility)
  expect((await admin.post('settings/opening/open')).status).toBe(200)
  const before = await events()
  expect((await chargesCard(facility)).status).toBe(200)
  expect(await events()).toBe(before)
})

it('a charge of another processor than the one of the settings proves nothing', async () => {
  const facility = await aNewFacility()
  expect((await chargesCard(facility)).status).toBe(200)
  expect((await waitsFor(facility)).waits).toEqual(['text'])
  await facility.admin.post('settings', { key: 'ccProcessorType', value: 'cardknox' })
  expect((await waitsFor(facility)).waits).toEqual(['text', 'charge'])
})

it('a charge by test keys, or by keys that others have taken the place of, proves nothing', async () => {
  const facility = await aNewFacility()
  const { admin, clock } = facility
  const keys = (stripePublicKey: string, stripeSecretKey: string) =>
    admin.post('settings', {
      settings: [
        { key: 'stripePublicKey', value: stripePublicKey },
        { key: 'stripeSecretKey', value: stripeSecretKey },
      ],
    })
  expect((await keys('pk_test_1', 'sk_test_1')).status).toBe(200)
  expect((await chargesCard(facility)).status).toBe(200)
  expect((await waitsFor(facility)).waits).toEqual(['text', 'charge'])

  clock.now += 1000
  expect((await keys('pk_live_1', 'sk_live_1')).status).toBe(200)
  expect((await waitsFor(facility)).waits).toEqual(['text', 'charge'])
  clock.now += 1000
  expect((await chargesCard(facility)).status).toBe(200)
  expect((await waitsFor(facility)).waits).toEqual(['text'])
})

it('the desk may write down visits before the opening, and reaches nothing of it', async () => {
  const facility = await aNewFacility()
  const { desk, her } = facility
  const booked = await desk.post('reservations/newreservation', {
    ...{ userId: her.id, reservationTime: tonight, bath: true, advanceReservation: true },
  })
  expect(booked.status).toBe(200)
  expect((await desk.get('settings/opening')).status).toBe(403)
  for (const path of ['text', 'text/read', 'open'])
    expect((await desk.post(`settings/opening/${path}`, {})).status).toBe(403)
})

it('a live facility from before there was a gate stays open, and so does practice', async () => {
  const facility = await aNewFacility()
  await facility.db.inTransaction(async (tx) => {
    await tx.delete(settings).where(eq(settings.key, openingKeys.shut))
    await settingsChanged(tx)
  })
  expect(await bookingOpen(facility)).toBe('True')
  expect(await books(facility)).toEqual([200, null])
  const practice = await aDesk()
  expect((await practice.admin.get('settings/opening')).body.open).toBe(true)
})
