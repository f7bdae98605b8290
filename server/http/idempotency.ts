import { createHmac } from 'node:crypto'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { netsOf } from '../network/address.ts'
import { limitsByAddress } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { withinLimits } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { MadeMeanwhile, type RequestKey } from '../request/request-key.ts'
import { textOf } from '../request/written-once.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { failureOf } from './failures.ts'
import {
  answerMade,
  freeKey,
  type Keeping,
  type KeyRow,
  keepAnswer,
  keyNamed,
} from './key-store.ts'

/** After so long an idempotency key expires; `forget-old-rows.ts` deletes it. */
const keyLifetime = 24 * 3_600_000
const longestAnswer = 64 * 1024
const asks = 'idempotency-ask'
/**
 * Says that a payment hadn't begun and never will. This is answered only after it is stored, so that a first try that
 * arrives later is refused.
 */
const notBegun = 'payment-not-begun'
/**
 * The most stored answers of one caller in a day; beyond that only what made something is stored. A desk works all
 * evening.
 */
const mostOfCaller = { patron: 200, staff: 2000, device: 2000 } as const
/**
 * How many payments that hadn't begun are stored for strangers, by the nets of their address, as all their limits
 * are.
 */
const ofStrangers = { bucket: bucketOf('not-begun'), most: 60, windowMs: hours(1) }

type Keyed = {
  call: Endpoint
  request: FastifyRequest
  reply: FastifyReply
  /** The parsed query and body, so that a repeat may spell the same in another way. */
  sent: { query: unknown; body: unknown }
  /** Wraps a verb's result into the whole answer. */
  wholeOf: (result: unknown) => unknown
}

/**
 * Under an Idempotency-Key the first answer is repeated for a day, refusals included, but for what may pass (bugs,
 * limits, what is under way) and what isn't stored (202, 401, invalid requests, too long, beyond a caller's share, most
 * answers to strangers). The key with another body is refused with key-reused. A verb that makes something stores that
 * together with the key (`recordOutcome`), so that a try whose process died isn't made again: its repeat is told what
 * was made.
 */
export async function answerOnce(
  parts: Parts,
  ctx: RequestContext,
  keyed: Keyed,
  answer: (ctx: RequestContext) => Promise<unknown>,
): Promise<unknown> {
  const key = keyOf(parts, ctx, keyed)
  if (!key) return answer(ctx)
  return alone(parts, key.scope, async () => {
    for (;;) {
      const first = await find(parts, key)
      if (first && first.bodyHash !== key.bodyHash) throw new Refused('key-reused')
      if (first?.answer) return replay(parts, keyed.reply, first.status ?? 200, first.answer)
      const mine = { ...key, made: first?.made ?? null, answered: false }
      const result = await tryOnce(parts, { ...ctx, key: mine }, keyed, answer)
      if (result !== anotherWasFirst) return result
    }
  })
}

const anotherWasFirst = Symbol('another was first')

type Mine = RequestContext & { key: RequestKey }

/** Answers, and stores the answer or the refusal, unless another try has made or stored something meanwhile. */
async function tryOnce(
  parts: Parts,
  ctx: Mine,
  { request, reply }: Keyed,
  answer: (ctx: RequestContext) => Promise<unknown>,
): Promise<unknown> {
  const { key } = ctx
  try {
    const result = await answer(ctx)
    // An accepted call hasn't ended, so its answer isn't stored: a repeat is told how it stands by then.
    if (!key.answered && !reply.sent && reply.statusCode !== 202) {
      const text = String(reply.serialize(result))
      await keep(parts, ctx, key, { status: reply.statusCode, text })
    }
    return result
  } catch (error) {
    if (error instanceof MadeMeanwhile) return anotherWasFirst
    const { status, body } = failureOf(error, request)
    if (!isStored(status, body.code)) throw error
    const keeping = await keep(parts, ctx, key, { status, text: JSON.stringify(body) }, body.code)
    if (keeping === 'another was first') return anotherWasFirst
    if (keeping !== 'kept' && body.code === notBegun) {
      throw new Refused('try-again', { retryAfterSeconds: 5 })
    }
    throw error
  }
}

/**
 * The key of a call, or null. Strangers may use one where they pay or write to the office; where nothing is written
 * nobody may. A stranger is known by all that was sent, card and captcha included, since somebody else could use or
 * guess a mere key; the address doesn't count, as a repeat may come from another.
 */
function keyOf(parts: Parts, { by, ip }: RequestContext, keyed: Keyed): RequestKey | null {
  const { call, request, reply, sent, wholeOf } = keyed
  const key = request.headers['idempotency-key']
  const asksOutcome = call.tellsOutcome === true && request.headers[asks] === 'outcome'
  // Without a key there is no outcome to ask for, so the call would be done.
  if (key === undefined && !asksOutcome) return null
  if (typeof key !== 'string' || key.length < 8 || key.length > 100) {
    const errors = [{ path: 'Idempotency-Key', message: '8 to 100 characters.' }]
    throw new Refused('invalid-request', { errors, params: { fields: 'Idempotency-Key' } })
  }
  if (call.keyed === 'never' || (!by && call.keyed !== 'anyone')) return null
  const { url } = request.routeOptions
  // A hash keyed by the facility: a passcode or a card number could be found from a plain one by trying.
  const hash = (...words: string[]) =>
    createHmac('sha256', parts.facility.keys.repeats).update(words.join('\n')).digest('base64url')
  const bodyHash = hash(JSON.stringify([sent.query, sent.body]))
  const who = by ? by.userId : `a stranger who says ${bodyHash}`
  return {
    scope: hash(who, call.method, url ?? call.path, JSON.stringify(request.params), key),
    caller: by?.userId ?? netsOf(ip)[0]?.name ?? ip,
    bodyHash,
    startedAt: parts.realNow(),
    asksOutcome,
    made: null,
    answered: false,
    answerOf: (result) => {
      const text = textOf(result, () => String(reply.serialize(wholeOf(result))))
      return text.length > longestAnswer ? null : seal(parts.config, text)
    },
  }
}

/** Refusals that pass: what is under way will end, and then the same call succeeds. */
const passing: readonly unknown[] = [
  'payment-in-progress',
  'gate-too-soon',
  'garage-too-soon',
] satisfies RefusalCode[]

/** Whether a refusal would be given again to the same call. Bugs, limits and expired tokens aren't stored. */
const isStored = (status: number, code: unknown): boolean =>
  status < 500 &&
  status !== 429 &&
  status !== 401 &&
  code !== 'invalid-request' &&
  !passing.includes(code)

const running = new WeakMap<Parts, Set<string>>()

/** Runs one try at a time in this process; between processes the row of the key decides. */
async function alone<T>(parts: Parts, scope: string, work: () => Promise<T>): Promise<T> {
  const scopes = running.get(parts) ?? new Set()
  running.set(parts, scopes)
  if (scopes.has(scope)) throw new Refused('in-progress', { retryAfterSeconds: 1 })
  scopes.add(scope)
  return work().finally(() => scopes.delete(scope))
}

async function find({ db }: Parts, { scope, startedAt }: RequestKey): Promise<KeyRow | null> {
  const row = await keyNamed(db, scope)
  if (!row || row.startedAt > startedAt - keyLifetime) return row
  await freeKey(db, scope, startedAt - keyLifetime)
  return null
}

/**
 * Stores an answer. Of strangers' answers, which have no end, only those are stored that made something, and that a
 * payment hadn't begun. An answer that can't be stored is given all the same, unless it is only true once stored:
 * what it made is committed already.
 */
async function keep(
  parts: Parts,
  { by, ip }: RequestContext,
  key: RequestKey,
  { status, text }: { status: number; text: string },
  code?: unknown,
): Promise<Keeping | 'not kept'> {
  if (text.length > longestAnswer) return 'not kept'
  const { scope, caller, bodyHash, startedAt, made } = key
  const answer = seal(parts.config, text)
  try {
    if (made) {
      const keeping = await answerMade(parts.db, { scope, made }, { status, answer })
      return code === notBegun ? keeping : 'kept'
    }
    if (!by && code !== notBegun) return 'not kept'
    if (!by) {
      const ofNets = limitsByAddress(parts, ip, ofStrangers)
      await withinLimits(parts.db.orm, ofNets, startedAt, 'try-again')
    }
    const row = { scope, caller, bodyHash, startedAt, made: null, status, answer }
    const most = by ? mostOfCaller[by.kind] : Number.POSITIVE_INFINITY
    return await keepAnswer(parts.db, { row, most })
  } catch (error) {
    if (error instanceof Refused) return 'no room'
    parts.log.warn({ err: error }, 'an answer could not be kept for its key')
    return 'not kept'
  }
}

/** Repeats a stored answer. Answers hold credentials and personal words, so they are sealed while they are stored. */
const replay = ({ config }: Parts, reply: FastifyReply, status: number, answer: string) =>
  reply
    .code(status)
    .header('Idempotent-Replayed', 'true')
    .type('application/json; charset=utf-8')
    .serializer((text: unknown) => String(text))
    .send(unseal(config, answer))
