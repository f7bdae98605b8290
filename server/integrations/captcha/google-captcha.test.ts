import { expect, it } from 'vitest'
import { afterUse } from '../../test/after-use.ts'
import type { Fault } from '../../test/stand-ins/faults.ts'
import { type Heard, listenOnLoopback, troublePage } from '../../test/stand-ins/loopback.ts'
import { googleCaptcha } from './google-captcha.ts'

const right = {
  success: true,
  score: 0.9,
  action: 'contact',
  hostname: 'm.example',
  challenge_ts: '2026-11-24T19:00:00Z',
}

async function judged(answer: object | string, fault: Fault | null = null) {
  const heard: Heard[] = []
  const standIn = await listenOnLoopback({
    answer: (one) => {
      heard.push(one)
      return { status: 200, body: typeof answer === 'string' ? answer : JSON.stringify(answer) }
    },
    faultOf: () => fault,
    trouble: troublePage,
  })
  afterUse(() => standIn.close())
  const captcha = googleCaptcha({
    secretKey: 's3cret',
    minimumScore: 0.5,
    hostname: 'm.example',
    baseUrl: standIn.url,
    ...(fault?.kind === 'hang' ? { timeoutMs: 300 } : {}),
  })
  return { verdict: await captcha({ token: 't0ken', action: 'contact' }), heard }
}

it('asks siteverify with the secret and the token, and nothing about the visitor', async () => {
  const { verdict, heard } = await judged(right)
  expect(verdict).toBe('person')
  expect(heard.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/recaptcha/api/siteverify', 'secret=s3cret&response=t0ken'],
  ])
})

it.each([
  ['a score at the limit', { score: 0.5 }, 'person'],
  ['a low score', { score: 0.4 }, 'robot'],
  ['no score', { score: undefined }, 'robot'],
  ['a token made on another site', { hostname: 'evil.example' }, 'robot'],
  ['a token made for another form', { action: 'donation' }, 'robot'],
  ['a token used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'robot'],
  ['a token that is none', { success: false, 'error-codes': ['invalid-input-response'] }, 'robot'],
  [
    'a secret that is wrong',
    { success: false, 'error-codes': ['invalid-input-secret'] },
    'unreachable',
  ],
])('takes %s as it is meant', async (_, differs, verdict) => {
  expect((await judged({ ...right, ...differs })).verdict).toBe(verdict)
})

it.each([
  ['breaks off', { kind: 'drop' }],
  ['never answers', { kind: 'hang' }],
  ['is in trouble', { kind: 'status', status: 502 }],
] as [string, Fault][])('says that nothing was learned when Google %s', async (_, fault) => {
  expect((await judged(right, fault)).verdict).toBe('unreachable')
})

it('says so too when the answer can’t be read', async () => {
  expect((await judged('<html>')).verdict).toBe('unreachable')
})
