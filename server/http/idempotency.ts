import { createHash } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { seal, unseal } from '../settings/seal.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failures.ts'
import { Refused } from './refused.ts'
import { idempotencyKeys } from './table.ts'

const kept = 24 * 3_600_000
/** A request that has run this long died with its process; its key may be used again. */
const abandoned = 120_000

/**
 * With an Idempotency-Key the first answer, refusals included, is given again; 5xx and 429 aren't kept. The verb
 * behind it stays safe without: this only spares the world a repeat.
 */
export async function answerOnce(
  parts: Parts,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (key === undefined) return answer()
  if (typeof key !== 'string' || key.length < 8 || key.length > 100) {
    const errors = [{ path: 'Idempotency-Key', message: '8 to 100 characters.' }]
    throw new Refused('invalid-request', { errors, params: { fields: 'Idempotency-Key' } })
  }
  const { db, realNow } = parts
  const scope = hash(asked.by?.userId ?? asked.ip, request.method, request.url, key)
  const bodyHash = hash(JSON.stringify(request.body ?? null))
  const startedAt = realNow()

  const begun = await db.orm
    .insert(idempotencyKeys)
    .values({ scope, bodyHash, startedAt })
    .onConflictDoNothing()
    .returning({ scope: idempotencyKeys.scope })
  if (begun.length === 0) {
    const [first] = await db.orm
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.scope, scope))
    if (first && first.startedAt > startedAt - kept) {
      if (first.bodyHash !== bodyHash) throw new Refused('key-reused')
      if (first.status !== null) {
        return reply
          .code(first.status)
          .header('Idempotent-Replayed', 'true')
          .type('application/json; charset=utf-8')
          .serializer((payload: unknown) => JSON.stringify(payload))
          .send(unsealed(parts, first.answer))
      }
    }
    const taken = await db.orm
      .update(idempotencyKeys)
      .set({ startedAt, bodyHash, status: null, answer: null })
      .where(
        and(
          eq(idempotencyKeys.scope, scope),
          first?.status === null ? isNull(idempotencyKeys.status) : undefined,
          lt(idempotencyKeys.startedAt, startedAt - (first?.status === null ? abandoned : kept)),
        ),
      )
      .returning({ scope: idempotencyKeys.scope })
    if (taken.length === 0) throw new Refused('in-progress', { retryAfterSeconds: 1 })
  }

  const keep = (status: number, told: unknown) =>
    db.orm
      .update(idempotencyKeys)
      .set({ status, answer: seal(parts.config, JSON.stringify(told)) })
      .where(eq(idempotencyKeys.scope, scope))
  const forget = () => db.orm.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, scope))

  try {
    const told = await answer()
    const written = JSON.parse(reply.serialize(told) as string)
    await keep(reply.statusCode, written)
    return told
  } catch (error) {
    const failure = failureOf(error, request)
    if (failure.status >= 500 || failure.status === 429 || failure.status === 401) await forget()
    else await keep(failure.status, failure.body)
    throw error
  }
}

/** Answers hold credentials and personal words, so they lie sealed for the day they are kept. */
const unsealed = ({ config }: Parts, answer: unknown): unknown =>
  JSON.parse(unseal(config, String(answer)))

const hash = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')
