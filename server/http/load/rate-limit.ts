import type { FastifyInstance } from 'fastify'
import { netsOf } from '../../network/address.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'

const windowMs = 60_000
/** How many addresses and accounts are counted in a minute. With more, whatever each sends, the count begins anew. */
const mostNames = 100_000

type Counts = { windowStart: number; byName: Map<string, number> }
const countsOf = new WeakMap<Parts, Counts>()

/**
 * Refuses requests of an address beyond its rate limit, counted per minute and in this process, before anything of a
 * request is believed. Exempt addresses aren't counted, nor are routes that stand apart.
 */
export function rateLimit(app: FastifyInstance, parts: Parts): void {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (routeOptions.config?.apart || parts.exemptsAddress(ip)) return
    const most = parts.capacity.callsInMinuteOfAddress
    const nets = netsOf(ip)
    count(
      parts,
      nets.map(({ name, share }) => ({ name: `address ${name}`, most: share * most })),
    )
  })
}

/**
 * Counts a request by account as well, once its token has been verified, and refuses those beyond the limit; one from
 * an exempt address isn't counted.
 */
export function countCaller(parts: Parts, { by, ip }: RequestContext): void {
  if (!by || parts.exemptsAddress(ip)) return
  const most = parts.capacity.callsInMinuteOfAccount
  count(parts, [{ name: `account ${by.userId}`, most }])
}

/** Counts one request under each name, or refuses it and counts none. */
function count(parts: Parts, names: readonly { name: string; most: number }[]): void {
  const now = parts.realNow()
  const { byName, windowStart } = presentCounts(parts, now)
  const countOf = (name: string) => byName.get(name) ?? 0
  if (names.some(({ name, most }) => countOf(name) >= most)) {
    const left = Math.max(1, Math.ceil((windowStart + windowMs - now) / 1000))
    throw new Refused('too-many-requests', { retryAfterSeconds: left })
  }
  for (const { name } of names) byName.set(name, countOf(name) + 1)
}

function presentCounts(parts: Parts, now: number): Counts {
  const known = countsOf.get(parts)
  const age = now - (known?.windowStart ?? Number.NEGATIVE_INFINITY)
  if (known && age >= 0 && age < windowMs && known.byName.size < mostNames) return known
  const fresh = { windowStart: now, byName: new Map() }
  countsOf.set(parts, fresh)
  return fresh
}
