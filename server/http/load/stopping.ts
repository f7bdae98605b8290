import { setTimeout as pause } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../../request/refused.ts'
import { onceAnswered } from './answered.ts'

type Life = {
  stopping: boolean
  takesIn: boolean
  underWay: Set<FastifyRequest>
  lasting: (() => void)[]
}

const lives = new WeakMap<FastifyInstance, Life>()

export const isStopping = (app: FastifyInstance): boolean => lives.get(app)?.stopping ?? false

/** Keeps count of what is under way, so that the app can be stopped without breaking a word. */
export function watchCalls(app: FastifyInstance): void {
  const life: Life = { stopping: false, takesIn: true, underWay: new Set(), lasting: [] }
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

/** Ends what goes on by itself, once nobody is sent here any more: whoever comes back finds another process. */
export const whenStopping = (app: FastifyInstance, end: () => void): void =>
  void lives.get(app)?.lasting.push(end)

const step: Ms = 50
/** What was sent to a busy process is read some turns later, so one look that finds nothing under way is not the end. */
const quietSteps = 5

/**
 * Stops answering, whatever clients do. For `grace` all is answered as before while `/readyz` says that it ends and
 * every answer closes its connection; then nothing new is taken in, what goes on by itself is ended, what is under way is
 * answered for up to `patience`, bodies that are still coming are cut, and at last every connection.
 */
export async function stopAnswering(
  app: FastifyInstance,
  { grace, patience }: { grace: Ms; patience: Ms },
): Promise<void> {
  const life = lives.get(app)
  if (!life || life.stopping) return
  life.stopping = true
  await pause(grace)
  life.takesIn = false
  for (const end of life.lasting) end()
  for (const { raw } of life.underWay) if (!raw.complete) raw.socket.destroy()
  for (let waited = 0, quiet = 0; quiet < quietSteps && waited < patience; waited += step) {
    await pause(step)
    quiet = life.underWay.size === 0 ? quiet + 1 : 0
  }
  const closed = app.close()
  app.server.closeAllConnections()
  await closed
}
