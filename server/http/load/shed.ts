import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Capacity } from '../../request/capacity.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { onceAnswered } from './answered.ts'
import { type Shares, sharesOf } from './shares.ts'

/** Calls in one stage, oldest first, and how many each address has of them. */
type Crowd = { calls: Set<FastifyRequest>; shares: Shares }

/**
 * Refuses calls beyond what the process can hold, before their verbs ask the database anything. A call takes a place
 * once it has arrived whole; those whose bodies are still arriving are bounded apart, so that slow senders keep nobody
 * out. Of both, one address may only have its share.
 */
export function shedLoad(
  app: FastifyInstance,
  parts: Parts,
  { callsAtOnce, callsOfAddress }: Capacity,
): void {
  const coming = noCalls(callsOfAddress)
  const answering = noCalls(callsOfAddress)
  const hasItsShare = ({ shares }: Crowd, ip: string) =>
    !parts.exemptsAddress(ip) && shares.isFull(ip)

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.apart || !hasBody(request)) return
    if (hasItsShare(coming, request.ip)) {
      reply.header('Connection', 'close')
      throw new Refused('too-many-requests', { retryAfterSeconds: 30 })
    }
    if (coming.calls.size >= callsAtOnce) cutOldest(coming)
    enter(coming, request)
    reply.raw.once('close', () => leave(coming, request))
  })
  app.addHook('preValidation', async (request, reply) => {
    leave(coming, request)
    if (request.routeOptions.config?.apart) return
    if (answering.calls.size >= callsAtOnce || hasItsShare(answering, request.ip)) {
      throw new Refused('try-again', { retryAfterSeconds: 2 })
    }
    enter(answering, request)
    onceAnswered(reply, () => leave(answering, request))
  })
}

const noCalls = (ofAddress: number): Crowd => ({ calls: new Set(), shares: sharesOf(ofAddress) })

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function enter({ calls, shares }: Crowd, request: FastifyRequest): void {
  calls.add(request)
  shares.take(request.ip)
}

function leave({ calls, shares }: Crowd, request: FastifyRequest): void {
  if (calls.delete(request)) shares.giveBack(request.ip)
}

/** An honest body arrives a moment after its head, so the one that has taken longest is dropped. */
function cutOldest(coming: Crowd): void {
  for (const call of coming.calls) {
    leave(coming, call)
    if (call.raw.complete) continue
    call.raw.socket.destroy()
    return
  }
}
