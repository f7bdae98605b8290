import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyReply } from 'fastify'
import type { Asked } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'

/** The long lists of one account: those being told, and those that wait. */
type Line = { told: number; waiting: Set<() => void> }
const linesOf = new WeakMap<Parts, Map<string, Line>>()

/** What is asked for many days of everybody: it takes the database longer than anything else does. */
const isLong = ({ days }: Endpoint): boolean => days !== undefined && days.told !== 'ofOnePatron'

/**
 * Of one account so many long lists are told at once in this process; the next waits until one of them has ended, and is
 * refused where others wait already or none ends in time.
 */
export async function awaitTurn(
  parts: Parts,
  call: Endpoint,
  { by }: Asked,
  reply: FastifyReply,
): Promise<void> {
  if (!by || !isLong(call)) return
  const { listsOfAccount, listsWaitingOfAccount, listWaitMs } = parts.capacity
  const lines = linesOf.get(parts) ?? new Map<string, Line>()
  linesOf.set(parts, lines)
  const line = lines.get(by.userId) ?? { told: 0, waiting: new Set() }
  lines.set(by.userId, line)
  if (line.told < listsOfAccount) return begin()
  if (line.waiting.size >= listsWaitingOfAccount) throw refused()
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      line.waiting.delete(enter)
      reply.raw.off('close', giveUp)
    }
    const enter = () => {
      leave()
      begin()
      resolve()
    }
    const giveUp = () => {
      leave()
      reject(refused())
    }
    const timer = setTimeout(giveUp, listWaitMs)
    line.waiting.add(enter)
    reply.raw.once('close', giveUp)
  })

  function begin() {
    line.told++
    if (reply.raw.closed) end()
    else reply.raw.once('close', end)
  }

  function end() {
    line.told--
    const [next] = line.waiting
    if (next) next()
    else if (line.told === 0) lines.delete(by?.userId ?? '')
  }
}

const refused = () => new Refused('too-many-requests', { retryAfterSeconds: 10 })
