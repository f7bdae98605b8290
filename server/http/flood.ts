import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { bucketOf } from './address.ts'
import type { Asked } from './asked.ts'
import { Refused } from './refused.ts'

const windowMs = 60_000
const mostOfAddress = 600
const mostOfCaller = 300
/** So many different names in a minute are a flood whatever each of them sends; the count begins anew. */
const mostNames = 100_000

type Counts = { windowStart: number; byName: Map<string, number> }
const countsOf = new WeakMap<Parts, Counts>()

/** Counts requests by address, by the minute and in this process, before anything of a request is believed. */
export function floodLimit(app: FastifyInstance, parts: Parts): void {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (routeOptions.config?.apart || parts.exemptsAddress(ip)) return
    count(parts, `address ${bucketOf(ip)}`, mostOfAddress)
  })
}

/** Counts them by account as well, once a token has been verified. */
export function countCaller(parts: Parts, { by, ip }: Asked): void {
  if (by && !parts.exemptsAddress(ip)) count(parts, `account ${by.userId}`, mostOfCaller)
}

function count(parts: Parts, name: string, most: number): void {
  const now = parts.realNow()
  const counts = presentCounts(parts, now)
  const counted = (counts.byName.get(name) ?? 0) + 1
  counts.byName.set(name, counted)
  if (counted <= most) return
  const left = counts.windowStart + windowMs - now
  throw new Refused('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) })
}

function presentCounts(parts: Parts, now: number): Counts {
  const known = countsOf.get(parts)
  const age = now - (known?.windowStart ?? Number.NEGATIVE_INFINITY)
  if (known && age >= 0 && age < windowMs && known.byName.size < mostNames) return known
  const fresh = { windowStart: now, byName: new Map() }
  countsOf.set(parts, fresh)
  return fresh
}
