import { hours } from '@mikvah/rules/time/ms.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../people/table.ts'
import { bucketOf } from '../request/bucket.ts'
import { countTry } from '../request/limits.ts'
import { idempotencyKeys } from '../request/table.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { contactMessages } from './table.ts'

const message = {
  firstName: 'Dina',
  lastName: 'Katz',
  email: 'dina@example.org',
  message: 'When do you open on Motzei Shabbos?',
  reCaptchaTokenResponse: 'practice',
}

let facility: TestFacility
let her: Person

beforeAll(async () => {
  facility = await aFacility({ settings: { careersEmail: 'jobs@example.org' } })
  her = await facility.patron()
})
beforeEach(async () => {
  await facility.db.orm.delete(contactMessages)
})

const kept = () => facility.db.orm.select().from(contactMessages)
const mailTo = async (to: string) =>
  (await facility.anyone.get(`/api/practice/outbox?to=${to}`)).body as { text: string }[]

describe('the contact form', () => {
  it("keeps a visitor's message and e-mails it to the office", async () => {
    expect(await facility.anyone.post('settings/ContactForm', message)).toMatchObject({
      status: 200,
      body: { success: true, result: null },
    })
    expect(await kept()).toMatchObject([{ kind: 'contact', lastName: 'Katz', userId: null }])
    await facility.runDue()
    const [mail] = await mailTo('office@example.org')
    expect(mail?.text.split('\n')).toEqual(['Dina Katz', message.email, message.message])
  })

  it('takes every address that its forms take', async () => {
    for (const email of ['r&k@example.org', `${'r'.repeat(242)}@example.com`])
      expect(
        await facility.anyone.post('settings/ContactForm', { ...message, email }),
      ).toMatchObject({ status: 200 })
  })

  it('writes a name in one line, so that nobody adds a line of her own', async () => {
    const firstName = 'Dina\n(732) 555-0100\u2028Office'
    await facility.anyone.post('settings/ContactForm', { ...message, firstName })
    await facility.runDue()
    const [mail] = await mailTo('office@example.org')
    expect(mail?.text.split(/[\n\u2028]/)).toEqual([
      'Dina (732) 555-0100 Office Katz',
      message.email,
      message.message,
    ])
  })

  it('sends an application to whoever reads applications', async () => {
    await facility.anyone.post('settings/contactform', { ...message, kind: 'careers' })
    await facility.runDue()
    expect(await mailTo('jobs@example.org')).toHaveLength(1)
  })

  it('knows who is signed in and asks her for no name', async () => {
    await facility.db.orm.update(users).set({ lastName: 'Levy' })
    const { email, message: text } = message
    const answer = await her.post('settings/ContactForm', { email, message: text })
    expect(answer.status).toBe(200)
    expect(await kept()).toMatchObject([{ userId: her.userId, lastName: 'Levy' }])
  })

  it.each([
    ['email', { ...message, email: undefined }],
    ['email', { ...message, email: 'dina' }],
    ['message', { ...message, message: ' ' }],
    ['message', { ...message, message: undefined }],
    ['lastName', { ...message, lastName: undefined }],
    ['lastName', { ...message, lastName: ' ' }],
    ['kind', { ...message, kind: 'complaint' }],
    ['shul', { ...message, shul: 'x' }],
  ])('refuses a visitor for %s and keeps nothing', async (field, body) => {
    const answer = await facility.anyone.post('settings/ContactForm', body)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: field }] } })
    expect(await kept()).toEqual([])
  })

  it('answers a token that is no longer good with 401, so that it is refreshed', async () => {
    const answer = await facility.anyone.post('settings/ContactForm', message, {
      authorization: 'Bearer not-a-token',
    })
    expect(answer.status).toBe(401)
    expect(await kept()).toEqual([])
  })

  it.each([
    ['whoever is signed in', () => her],
    ['a visitor', () => facility.anyone],
  ])('is written once by %s, though the answer was never kept', async (_, writer) => {
    const key = { 'idempotency-key': `letter-of-${writer().userId}-today` }
    const send = () => writer().post('settings/ContactForm', message, key)
    expect((await send()).status).toBe(200)
    await facility.db.orm.update(idempotencyKeys).set({ answer: null, status: null })
    expect(await send()).toMatchObject({ status: 200, body: { result: null } })
    expect(await kept()).toHaveLength(1)
  })

  it('takes five an hour from one address', async () => {
    const send = () =>
      facility.app.inject({
        method: 'POST',
        url: '/api/api/settings/ContactForm',
        remoteAddress: '203.0.113.9',
        payload: message,
      })
    for (let sent = 0; sent < 5; sent++) expect((await send()).statusCode).toBe(200)
    const sixth = await send()
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(sixth.json().code).toBe('too-many-messages')
    expect(await kept()).toHaveLength(5)
  })

  it('is open to whoever is signed in once strangers have filled the day, five times an hour', async () => {
    const { parts, db } = facility
    const { realNow } = parts
    const now = realNow()
    parts.realNow = () => now
    const full = { bucket: bucketOf('contact-day'), most: 500, windowMs: hours(24) }
    await countTry(db.orm, full, now, full.most)
    const stranger = await facility.app.inject({
      ...{ method: 'POST', url: '/api/api/settings/ContactForm', payload: message },
      remoteAddress: '203.0.113.99',
    })
    expect(stranger.json().code).toBe('too-many-messages')

    const patron = await facility.patron()
    const { email, message: text } = message
    const write = async () =>
      (await patron.post('settings/ContactForm', { email, message: text })).body.code ?? 'sent'
    const hers = []
    for (let nth = 0; nth < 6; nth++) hers.push(await write())
    parts.realNow = realNow
    expect(hers).toEqual([...Array(5).fill('sent'), 'too-many-messages'])
  })
})

it('answers what is open to all whatever the token', async () => {
  const answer = await facility.anyone.send('GET', 'settings/publicsettings', undefined, {
    authorization: 'Bearer not-a-token',
  })
  expect(answer.status).toBe(200)
})
