import { setTimeout as pause } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../../request/refused.ts'
import { within } from '../../within.ts'
import { onceAnswered } from './answered.ts'
import { acceptBacklog } from './backlog.ts'

type Life = {
  stopping: boolean
  takesIn: boolean
  underWay: Set<FastifyRequest>
  lasting: (() => void)[]
  hurry: AbortController
}

const lives = new WeakMap<FastifyInstance, Life>()

/** Whether `stopAnswering` has begun. */
export const isStopping = (app: FastifyInstance): boolean => lives.get(app)?.stopping ?? false

/**
 * Counts the calls under way for `stopAnswering`, which lets them end and aborts `hurry` when they take long, and
 * refuses the calls that come after it takes none in. Health is left out.
 */
export function watchCalls(app: FastifyInstance, hurry: AbortController): void {
  const life: Life = { stopping: false, takesIn: true, underWay: new Set(), lasting: [], hurry }
  lives.set(app, life)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.apart) return
    if (!life.takesIn) throw new Refused('unavailable', { retryAfterSeconds: 1 })
    life.underWay.add(request)
    onceAnswered(reply, () => life.underWay.delete(request))
  })
  app.addHook('onSend', async (_, reply) => {
    if (life.stopping) reply.header('Connection', 'close')
  })
}

/** Registers what ends a long-lived connection once the process stops: whoever comes back reaches another process. */
export const whenStopping = (app: FastifyInstance, end: () => void): void =>
  void lives.get(app)?.lasting.push(end)

const step: Ms = 50
/** A request to a busy process is read some turns of the loop later, so one look at nothing under way isn't enough. */
const quietSteps = 5

/**
 * The graceful shutdown: stops answering, whatever clients do. Until `grace` is over, and what was sent until then is
 * read, everything but a new stream is answered as before, while `/readyz` says that the process ends and every answer
 * closes its connection. Then nothing new is accepted, streams are ended, calls under way are finished for up to
 * `patience`, those that wait for another system for up to `hurry`, bodies still arriving are dropped, and at last
 * every connection is closed.
 */
export async function stopAnswering(
  app: FastifyInstance,
  { grace, patience, hurry }: { grace: Promise<void>; patience: Ms; hurry: Ms },
): Promise<void> {
  const life = lives.get(app)
  if (!life || life.stopping) return
  life.stopping = true
  await grace
  await within(hurry, acceptBacklog(app.server))
  life.takesIn = false
  for (const end of life.lasting) end()
  for (const { raw } of life.underWay) if (!raw.complete) raw.socket.destroy()
  for (let waited = 0, quiet = 0; quiet < quietSteps && waited < patience; waited += step) {
    await pause(step)
    if (waited >= hurry) life.hurry.abort()
    quiet = life.underWay.size === 0 ? quiet + 1 : 0
  }
  const closed = app.close()
  app.server.closeAllConnections()
  await closed
}
