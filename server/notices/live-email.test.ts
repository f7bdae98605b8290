import { beforeAll, expect, it } from 'vitest'
import { liveMessages } from '../integrations/messages/live-messages.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { effects, messages } from '../outbox/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { everyRow } from '../test/databases/every-row.ts'
import { type MailServer, startMailServer } from '../test/stand-ins/mail-server.ts'
import { unhurried } from '../test/stand-ins/patience.ts'

const auth = { user: 'office', pass: 'the mail password' }
let desk: Desk
let server: MailServer
beforeAll(async () => {
  server = await startMailServer({ auth })
  afterUse(() => server.close())
  desk = await aDesk({
    outside: (db, config) => ({
      ...practiceOutside(db),
      messages: liveMessages(
        { ...config, publicUrl: 'https://m.example' },
        { timeoutMs: unhurried },
      ),
    }),
  })
  await desk.put({
    ...{ emailHost: '127.0.0.1', emailPort: String(server.port), emailSecurity: 'none' },
    ...{ emailUserName: auth.user, emailPassword: auth.pass },
    ...{ websiteEmail: 'office@m.example', emailFromName: 'The office', defaultLanguage: 'he' },
  })
})

const letter = { lastName: 'Levi', email: 'rivka@example.org', message: 'מתי פותחים?' }
const write = () =>
  desk.anyone.post('settings/ContactForm', { ...letter, reCaptchaTokenResponse: 'practice' })

it('a letter to the office passes the mail server of the settings, in its language, and is answered to who wrote it', async () => {
  expect((await write()).status).toBe(200)
  await desk.runDue()
  expect(server.received).toHaveLength(1)
  const [{ mail, user, to } = {}] = server.received
  expect([user, to]).toEqual(['office', ['office@m.example']])
  expect(mail).toMatchObject({
    ...{ from: { address: 'office@m.example', name: 'The office' }, subject: 'הודעה מהאתר' },
    replyTo: [{ address: 'rivka@example.org' }],
    messageId: expect.stringMatching(/@m\.example>$/),
    ...{ text: expect.stringContaining('מתי פותחים?'), html: expect.stringContaining('dir="rtl"') },
  })
  expect(await desk.db.orm.select().from(messages)).toMatchObject([
    { channel: 'email', state: 'sent', provider: 'smtp', text: '' },
  ])
  expect(await everyRow(desk.db)).not.toContain(auth.pass)
})

it('a letter from an address in letters that not every mail server takes in a head has it in its text alone', async () => {
  const email = 'רבקה@example.org'
  const answer = await desk.anyone.post('settings/ContactForm', {
    ...{ ...letter, email, reCaptchaTokenResponse: 'practice' },
  })
  expect(answer.status).toBe(200)
  await desk.runDue()
  const mail = server.received.at(-1)?.mail
  expect(mail?.text).toContain(email)
  expect(mail?.replyTo).toBeUndefined()
})

it('a code for a phone that answered STOP arrives by e-mail, in the language that was asked in', async () => {
  const her = await desk.patron('7325550701')
  await her.send('PATCH', `users/${her.userId}`, { email: 'hers@example.org' })
  await desk.db.orm.execute(`insert into opt_outs values ('17325550701', now())`)
  const { body } = await desk.anyone.post('account/register', {
    ...{ phone: '7325550701', language: 'he' },
  })
  await desk.runDue()
  const mail = server.received.find(({ to }) => to[0] === 'hers@example.org')?.mail
  expect(mail?.subject).toBe('הקוד שלך')
  const authCode = /\d{6}/.exec(mail?.text ?? '')?.[0]
  const verified = await desk.anyone.post('account/registrationVerify', {
    ...{ phoneNumber: '7325550701', authCode, requestId: body.result.requestId },
  })
  expect(verified.body.result.userId).toBe(her.userId)
})

it('only a notice that she chose to get by e-mail tells a mail program how to stop it', async () => {
  await desk.put({
    ...{ notificationReservationCreated: 'True' },
    ...{ notificationByEmail: 'True', notificationBySms: 'False' },
  })
  const her = await desk.patron('7325550702')
  await her.send('PATCH', `users/${her.userId}`, [
    { op: 'add', path: '/email', value: 'chose@example.org' },
    { op: 'add', path: '/notificationByEmail', value: true },
  ])
  const { status } = await her.post('reservations/newreservation', { reservationTime: at('19:00') })
  expect(status).toBe(200)
  await write()
  await desk.runDue()
  const stopOf = (mailbox: string) =>
    server.received
      .filter(({ to }) => to[0] === mailbox)
      .map(({ mail }) => mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value)
  expect(stopOf('chose@example.org')).toEqual(['<mailto:office@m.example?subject=STOP>'])
  // Letters to the office, and the code of whoever answered STOP by text.
  expect(new Set([...stopOf('office@m.example'), ...stopOf('hers@example.org')])).toEqual(
    new Set([undefined]),
  )
})

it('without a mail server letters are kept, and nothing waits to be sent some day', async () => {
  await desk.put({ emailHost: '' })
  const before = server.received.length
  expect((await write()).status).toBe(200)
  await desk.runDue()
  expect(server.received).toHaveLength(before)
  const waiting = (await desk.db.orm.select().from(effects)).filter(({ doneAt }) => !doneAt)
  expect(waiting).toEqual([])
})
