import { Readable } from 'node:stream'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { daysBetween } from '@mikvah/rules/time/business-day.ts'
import type { FastifyReply } from 'fastify'
import { daysAsked } from '../../nights/days-asked.ts'
import type { Capacity } from '../../request/capacity.ts'
import type { Caller, RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { endUnread } from './unread.ts'

/** A long list that waits for its turn, and the screen it is for. */
type Waiting = { session: string; enter: () => void }
type Line = { running: string[]; waiting: Set<Waiting> }
const linesOf = new WeakMap<Parts, Map<string, Line>>()

/** A range of so few nights is read as quickly as one night. */
const fewDays = 3

/** Whether a call asks for many days of all patrons, which takes the database longer than anything else. */
function isLong({ days }: Endpoint, ctx: RequestContext, query: unknown): boolean {
  if (!days || days.delivery === 'ofOnePatron' || days.costs === 'little') return false
  if (days.most === undefined) return true
  const { from, to } = daysAsked({ days }, ctx, query as { dt?: string; dtTo?: string })
  return daysBetween(from, to) >= fewDays
}

type Asking = { ctx: RequestContext; query: unknown; reply: FastifyReply }

/**
 * Bounds how many long lists are read at once in this process: so many for one screen, somewhat more for all that share
 * its account. The next waits until one has ended, and is refused where as many of its screen wait as may (`Capacity`),
 * or none ends in time. A turn lasts until the list has been read to its end and taken by the reader, even if the
 * reader has gone.
 */
export async function inTurn<T>(
  parts: Parts,
  call: Endpoint,
  { ctx, query, reply }: Asking,
  tell: () => Promise<T>,
): Promise<T> {
  if (call.days) endUnread(reply, parts.capacity.unreadMs)
  const { by } = ctx
  if (!by || !isLong(call, ctx, query)) return tell()
  const leave = await turnOf(parts, by, reply)
  const taken = new Promise<void>((resolve) => {
    if (reply.raw.closed) resolve()
    else reply.raw.once('close', resolve)
  })
  const read = Promise.withResolvers<void>()
  void Promise.all([taken, read.promise]).then(leave)
  try {
    const answer = await tell()
    if (answer instanceof Readable && !answer.closed) answer.once('close', read.resolve)
    else read.resolve()
    return answer
  } catch (error) {
    read.resolve()
    throw error
  }
}

/** Waits for a turn, and gives what ends it. */
async function turnOf(
  parts: Parts,
  { userId, family }: Caller,
  reply: FastifyReply,
): Promise<() => void> {
  const lines = linesOf.get(parts) ?? new Map<string, Line>()
  linesOf.set(parts, lines)
  const line = lines.get(userId) ?? { running: [], waiting: new Set() }
  lines.set(userId, line)
  const session = family ?? userId
  if (hasRoom(line, session, parts.capacity)) line.running.push(session)
  else await waitIn(line, session, parts.capacity, reply)

  return () => {
    line.running.splice(line.running.indexOf(session), 1)
    for (const next of line.waiting) if (hasRoom(line, next.session, parts.capacity)) next.enter()
    if (line.running.length === 0 && line.waiting.size === 0) lines.delete(userId)
  }
}

const hasRoom = (
  { running }: Line,
  session: string,
  { listsOfSession, listsOfAccount }: Capacity,
): boolean =>
  running.length < listsOfAccount &&
  running.filter((one) => one === session).length < listsOfSession

async function waitIn(
  line: Line,
  session: string,
  { listsWaitingOfSession, listWaitMs }: Capacity,
  reply: FastifyReply,
): Promise<void> {
  const before = [...line.waiting].filter((one) => one.session === session).length
  if (before >= listsWaitingOfSession) throw refused()
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      line.waiting.delete(place)
      reply.raw.off('close', giveUp)
    }
    const giveUp = () => {
      leave()
      reject(refused())
    }
    const enter = () => {
      leave()
      line.running.push(session)
      resolve()
    }
    const place = { session, enter }
    const timer = setTimeout(giveUp, listWaitMs)
    line.waiting.add(place)
    reply.raw.once('close', giveUp)
  })
}

const refused = () => new Refused('too-many-requests', { retryAfterSeconds: 10 })
