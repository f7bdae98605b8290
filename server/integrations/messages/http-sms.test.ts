import { beforeEach, expect, it } from 'vitest'
import type { Fault } from '../../test/stand-ins/faults.ts'
import { type Heard, type Loopback, listenOnLoopback } from '../../test/stand-ins/loopback.ts'
import { patienceFor, unhurried } from '../../test/stand-ins/patience.ts'
import { NotSetUp } from '../not-set-up.ts'
import { type HttpSmsOptions, httpSmsMaker } from './http-sms.ts'
import type { Outgoing } from './messages.ts'

let heard: Heard[]
let fault: Fault | null
let says: { status: number; body: string }
let provider: Loopback
beforeEach(async () => {
  heard = []
  fault = null
  says = { status: 200, body: '{"status":"OK"}' }
  provider = await listenOnLoopback({
    answer: (one) => {
      heard.push(one)
      return says
    },
    faultOf: () => fault,
    trouble: (status) => ({ status, body: '' }),
  })
  return () => provider.close()
})

const json = '{"to":"{to}","from":"{from}","text":"{text}"}'
const set = (given: Partial<HttpSmsOptions> = {}) =>
  httpSmsMaker({
    ...{ url: `${provider.url}/send?v=1`, headers: 'Authorization: Bearer k3y', body: json },
    ...{ from: 'Office', success: '', timeoutMs: unhurried },
    ...given,
  })
const message: Outgoing = {
  ...{ id: 'one', channel: 'sms', to: '17325550601', subject: null, language: 'en' },
  ...{ text: 'Say "{to}"\nתודה & <co>', replyTo: null, validMs: null },
}

it('posts the template with each value as JSON writes it, filled in once', async () => {
  expect(await set().send(message)).toEqual({ state: 'sent', provider: 'http', providerId: null })
  const [one] = heard
  expect(JSON.parse(one?.body ?? '')).toEqual({
    ...{ to: '17325550601', from: 'Office', text: message.text },
  })
  expect(one).toMatchObject({
    ...{ method: 'POST', path: '/send', query: 'v=1' },
    headers: { authorization: 'Bearer k3y', 'content-type': 'application/json' },
  })
})

it('writes a form’s values as a form does, and markup’s as markup', async () => {
  await set({ body: 'to={to}&text={text}' }).send(message)
  expect(new URLSearchParams(heard[0]?.body).get('text')).toBe(message.text)
  expect(heard[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  await set({ body: '<sms>{text}</sms>', headers: 'Content-Type: text/xml' }).send(message)
  expect(heard[1]?.body).toBe('<sms>Say &quot;{to}&quot;\nתודה &amp; &lt;co&gt;</sms>')
})

it('takes for sent only what the answer calls so', async () => {
  expect((await set({ success: '"OK"' }).send(message)).state).toBe('sent')
  const refused = await set({ success: 'accepted' }).send(message)
  expect(refused).toEqual({
    ...{ state: 'failed', why: 'refused' },
    answer: expect.stringMatching(/^HTTP 200: .*OK/),
  })
})

it.each([
  [400, 'failed'],
  [422, 'failed'],
  [401, 'waiting'],
  [404, 'waiting'],
  [302, 'waiting'],
  [429, 'waiting'],
  [503, 'waiting'],
  [500, 'unknown'],
])('after an answer of %i it is %s', async (status, state) => {
  says = { status, body: '' }
  expect((await set().send(message)).state).toBe(state)
})

it.each<[Fault, string]>([
  [{ kind: 'hang' }, 'unknown'],
  [{ kind: 'lose-answer' }, 'unknown'],
])('after %o it is %s', async (broken, state) => {
  fault = broken
  expect((await set({ timeoutMs: patienceFor(broken) }).send(message)).state).toBe(state)
})

it('sends again what may have gone out only where the provider is told which message it is', async () => {
  const earlier = { ms: 0, others: async () => new Set<string>() }
  expect(await set().sendAgain(message, earlier)).toEqual({ state: 'failed', why: 'unsure' })
  expect(heard).toEqual([])
  const named = set({ body: '{"ref":"{id}","text":"{text}"}' })
  expect((await named.sendAgain(message, earlier)).state).toBe('sent')
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ ref: 'one' })
})

it.each([
  ['no address', { url: '' }],
  ['another kind of address', { url: 'file:///etc/passwd' }],
  ['where a cloud keeps a machine’s secrets', { url: 'http://169.254.169.254/latest' }],
  ['the same by its other family', { url: 'http://[fe80::1]/' }],
  ['a name and password in the address', { url: 'https://me:secret@sms.example/' }],
  ['no body', { body: '' }],
  ['a header that is none', { headers: 'Bad Name: x' }],
  ['a header with a line in it', { headers: 'X: a\r b' }],
])('is not set up with %s', (_, given) => {
  expect(() => set(given)).toThrow(NotSetUp)
})
