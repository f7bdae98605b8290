import type { EventEmitter } from 'node:events'
import { connect, type Server, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { FastifyInstance } from 'fastify'

/** So many turns of the loop read what was sent on a connection that has been accepted. */
const turnsToRead = 3

/**
 * Resolves once every connection that was made before has been accepted, and what was sent on it read. The loop accepts
 * one connection in a turn, so a busy process may have many in its backlog; they are accepted in their order, so a
 * connection of its own shows that none before it is left.
 */
export async function acceptBacklog(server: Server): Promise<void> {
  const address = server.address()
  if (address === null || typeof address === 'string') return
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const last = connect({ port: address.port, host: address.address })
  last.on('error', () => {}).once('close', resolve)
  const isLast = ({ remotePort }: Socket) => remotePort === last.localPort && resolve()
  server.on('connection', isLast)
  await over
  server.off('connection', isLast)
  for (let turn = 0; turn < turnsToRead; turn++) await setImmediate()
  last.destroy()
}

/** The longest that a call waits for connections to be accepted: who opens them without end holds nobody up. */
const longest: Ms = 200

/**
 * Begins no call, but for health, while connections wait to be accepted, for 200 ms at most. The loop accepts one in a
 * turn, and a turn lasts as long as the work of all whose calls it reads: in a crowd, the last would wait for as many
 * long turns as there are connections before hers, and a look at health too. While no call is begun, turns are short.
 */
export function acceptBeforeWork(app: FastifyInstance): void {
  const allAccepted = backlogOf(app.server)
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config?.apart) await allAccepted()
  })
}

/**
 * Gives a function to wait by: its promise resolves as soon as one turn of the event loop has accepted no connection,
 * and after 200 ms in any case. All who wait at the same time share one promise.
 */
export function backlogOf(server: EventEmitter): () => Promise<void> {
  let accepted = false
  let waiting: Promise<void> | null = null
  server.on('connection', () => {
    accepted = true
  })
  const untilNoneIs = async () => {
    const end = performance.now() + longest
    // A call is read before this turn ends, so the first whole turn is the next.
    await setImmediate()
    while (accepted && performance.now() < end) {
      accepted = false
      await setImmediate()
    }
    waiting = null
  }
  return async () => {
    if (accepted) waiting ??= untilNoneIs()
    await waiting
  }
}
