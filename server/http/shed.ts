import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { bucketOf } from './address.ts'
import type { Capacity } from './capacity.ts'
import { Refused } from './refused.ts'

/** Calls of one stage, oldest first, and how many of them each address has. */
type Crowd = { calls: Map<FastifyRequest, string>; ofAddress: Map<string, number> }

/**
 * Refuses what comes on top of a full house, before anything is asked of the database. A place is taken by a call that
 * has come in whole; those whose bodies are still coming are bounded apart, so that whoever sends slowly keeps nobody
 * out. Of either an address has its share and no more.
 */
export function shedLoad(
  app: FastifyInstance,
  parts: Parts,
  { callsAtOnce, callsOfAddress }: Capacity,
): void {
  const coming = noCalls()
  const answering = noCalls()
  const hasItsShare = (crowd: Crowd, ip: string) =>
    !parts.exemptsAddress(ip) && (crowd.ofAddress.get(bucketOf(ip)) ?? 0) >= callsOfAddress

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.apart || !hasBody(request)) return
    if (hasItsShare(coming, request.ip)) {
      reply.header('Connection', 'close')
      throw new Refused('too-many-requests', { retryAfterSeconds: 30 })
    }
    enter(coming, request)
    reply.raw.once('close', () => leave(coming, request))
    if (coming.calls.size > callsAtOnce) cutOldest(coming)
  })
  app.addHook('preValidation', async (request, reply) => {
    leave(coming, request)
    if (request.routeOptions.config?.apart) return
    if (answering.calls.size >= callsAtOnce || hasItsShare(answering, request.ip)) {
      throw new Refused('try-again', { retryAfterSeconds: 2 })
    }
    enter(answering, request)
    reply.raw.once('close', () => leave(answering, request))
  })
}

const noCalls = (): Crowd => ({ calls: new Map(), ofAddress: new Map() })

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function enter({ calls, ofAddress }: Crowd, request: FastifyRequest): void {
  const bucket = bucketOf(request.ip)
  calls.set(request, bucket)
  ofAddress.set(bucket, (ofAddress.get(bucket) ?? 0) + 1)
}

function leave({ calls, ofAddress }: Crowd, request: FastifyRequest): void {
  const bucket = calls.get(request)
  if (bucket === undefined) return
  calls.delete(request)
  const left = (ofAddress.get(bucket) ?? 0) - 1
  if (left > 0) ofAddress.set(bucket, left)
  else ofAddress.delete(bucket)
}

/** An honest body is here a moment after its head: the one that has been coming longest is the one to let go. */
function cutOldest(coming: Crowd): void {
  const [oldest] = coming.calls.keys()
  if (!oldest) return
  leave(coming, oldest)
  oldest.raw.socket.destroy()
}
