import { createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, it } from 'vitest'
import { afterUse } from '../../../test/after-use.ts'
import { inTheGate } from '../../../test/long.ts'
import { certificate, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import type { Outgoing } from '../messages.ts'
import { type SmtpOptions, smtpMaker } from './smtp.ts'

async function aServer(play: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(play)
  afterUse(() => server.close())
  return server
}

const set = (port: number, given: Partial<SmtpOptions> = {}) =>
  smtpMaker({
    ...{ host: '127.0.0.1', port, security: 'none', userName: '', password: '' },
    ...{ from: { address: 'office@m.example', name: 'המשרד' }, replyTo: '' },
    ...{ publicHost: 'm.example', timeoutMs: 20_000 },
    ...given,
  })

/** For a server that never answers; it has taken the words long before. */
const soonGivenUp = { timeoutMs: inTheGate(1000, 2000) }

const hebrew: Outgoing = {
  ...{ id: 'one', channel: 'email', to: 'hers@example.org', validMs: null, replyTo: null },
  ...{ subject: 'הקוד שלך', text: '123456 הוא הקוד.\n\n<b>"תודה" & שלום</b>', language: 'he' },
}

it('sends the words as text and as HTML that stands from right to left, and the same name for a repeat', async () => {
  const { port, received } = await aServer()
  const maker = set(port)
  expect(await maker.send(hebrew)).toEqual({ state: 'sent', provider: 'smtp', providerId: null })
  await maker.sendAgain(hebrew, { ms: 0, others: async () => new Set() })
  const [first, second] = received.map(({ mail }) => mail)
  expect(received[0]).toMatchObject({ from: 'office@m.example', to: ['hers@example.org'] })
  expect(first).toMatchObject({
    ...{ subject: 'הקוד שלך', from: { address: 'office@m.example', name: 'המשרד' } },
    ...{ messageId: '<one@m.example>', text: expect.stringContaining(hebrew.text) },
  })
  expect(second?.messageId).toBe(first?.messageId)
  expect(first?.html).toContain('<html lang="he" dir="rtl">')
  expect(first?.html).toContain('&lt;b&gt;&quot;תודה&quot; &amp; שלום&lt;/b&gt;')
  expect(first?.html).not.toMatch(/<(img|a|script|link)\b|https?:/)
  expect(first?.headers.map(({ key, value }) => [key, value])).toContainEqual([
    ...['auto-submitted', 'auto-generated'],
  ])
})

it('stands from left to right in English, and is answered where it says', async () => {
  const { port, received } = await aServer()
  const english: Outgoing = { ...hebrew, language: 'en', subject: 'A letter', text: 'Good day' }
  await set(port, { replyTo: 'desk@m.example' }).send(english)
  await set(port, { replyTo: 'desk@m.example' }).send({ ...english, replyTo: 'w@example.org' })
  expect(received.map(({ mail }) => mail.replyTo?.[0]?.address)).toEqual([
    ...['desk@m.example', 'w@example.org'],
  ])
  expect(received[0]?.mail.html).toContain('<html lang="en" dir="ltr">')
})

it('tells a mail program how to stop what she chose to get, and nothing of the kind else', async () => {
  const { port, received } = await aServer()
  for (const replyTo of ['', 'desk@m.example']) {
    await set(port, { replyTo }).send({ ...hebrew, chosen: true })
    await set(port, { replyTo }).send(hebrew)
  }
  const stops = received.map(
    ({ mail }) => mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value,
  )
  expect(stops).toEqual([
    ...['<mailto:office@m.example?subject=STOP>', undefined],
    ...['<mailto:desk@m.example?subject=STOP>', undefined],
  ])
})

it('writes no header that her words or her address bring along', async () => {
  const { port, received } = await aServer()
  const subject = 'Hello\r\nBcc: all@example.org'
  await set(port).send({ ...hebrew, subject, to: 'a@example.org\r\nX-Evil: 1' })
  await set(port).send({ ...hebrew, subject, replyTo: 'w@example.org\r\nBcc: all@example.org' })
  for (const { mail, to } of received) {
    const names = mail.headers.map(({ key }) => key)
    expect(names).not.toContain('bcc')
    expect(names).not.toContain('x-evil')
    expect(to).not.toContain('all@example.org')
  }
})

it('signs in where a name is set, and waits for the office when it is refused', async () => {
  const auth = { user: 'office', pass: 'the password' }
  const { port, received } = await aServer({ auth })
  const login = { userName: auth.user, password: auth.pass }
  expect((await set(port, login).send(hebrew)).state).toBe('sent')
  expect(received[0]?.user).toBe('office')
  const wrong = await set(port, { ...login, password: 'another' }).send(hebrew)
  expect(wrong).toEqual({ state: 'waiting', why: 'not-set-up' })
})

it.each([
  ['MAIL', 451, 'waiting', 'provider'],
  ['MAIL', 550, 'waiting', 'not-set-up'],
  ['RCPT', 451, 'waiting', 'provider'],
  ['RCPT', 550, 'failed', 'refused'],
  ['DATA', 451, 'waiting', 'provider'],
  ['DATA', 552, 'failed', 'refused'],
  ['DATA', 554, 'failed', 'refused'],
] as const)('refused at %s with %i it is %s: %s', async (at, code, state, why) => {
  const { port } = await aServer({ refuses: { at, code } })
  expect(await set(port).send(hebrew)).toEqual({ state, why })
})

it.each(['drop', 'hang'] as const)(
  'of a server that takes it and then has a %s nobody knows',
  async (afterData) => {
    const { port, received } = await aServer({ afterData })
    expect(await set(port, soonGivenUp).send(hebrew)).toEqual({ state: 'unknown' })
    expect(received).toHaveLength(1)
  },
)

it('waits when nobody listens there, and when nobody greets', async () => {
  const { port, close } = await startMailServer()
  await close()
  expect(await set(port).send(hebrew)).toEqual({ state: 'waiting', why: 'provider' })
  const silent = createServer(() => undefined)
  afterUse(async () => void silent.close())
  const at = await new Promise<number>((resolve) =>
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port)),
  )
  expect(await set(at, soonGivenUp).send(hebrew)).toEqual({ state: 'waiting', why: 'provider' })
})

it.each([
  ['a server that offers no TLS', 'none', 'starttls'],
  // Its certificate is nobody's: anyone between could have made it.
  ['STARTTLS with a certificate of its own', 'starttls', 'starttls'],
  ['TLS with a certificate of its own', 'tls', 'tls'],
] as const)('says nothing to %s', async (_, tls, security) => {
  const auth = { user: 'office', pass: 'the password' }
  const { port, received, tried } = await aServer({ tls, auth })
  const maker = set(port, { security, userName: auth.user, password: auth.pass })
  expect((await maker.send(hebrew)).state).toBe('waiting')
  expect([received, tried]).toEqual([[], []])
})

it.each(['starttls', 'tls'] as const)(
  'goes out by %s to a server that is who it says',
  async (tls) => {
    setDefaultCACertificates([...getCACertificates('default'), certificate])
    const { port, received } = await aServer({ tls })
    const secure = set(port, { security: tls, host: 'localhost' })
    expect((await secure.send(hebrew)).state).toBe('sent')
    expect(received[0]?.secure).toBe(true)
    // The same server under a name that isn't its own.
    expect((await set(port, { security: tls }).send(hebrew)).state).toBe('waiting')
  },
)

it('opens three lines at once, and who has no turn in time waits for another', async () => {
  const { port, received, lines } = await aServer({ afterData: 'hang' })
  const all = await Promise.all(
    Array.from({ length: 5 }, (_, nth) =>
      set(port, soonGivenUp).send({ ...hebrew, id: `nth ${nth}` }),
    ),
  )
  expect([lines(), received.length]).toEqual([3, 3])
  expect(all.map(({ state }) => state).sort()).toEqual([
    ...['unknown', 'unknown', 'unknown', 'waiting', 'waiting'],
  ])
})
