import type { FastifyInstance, FastifyReply } from 'fastify'
import { whenStopping } from './load/stopping.ts'

/**
 * For calls that are kept waiting. Gives a function to a signal that fires once the caller of a reply has gone or this
 * process stops answering.
 */
export function untilGone(app: FastifyInstance): (reply: FastifyReply) => AbortSignal {
  const stopping = new AbortController()
  whenStopping(app, () => stopping.abort())
  app.addHook('preClose', async () => stopping.abort())
  return ({ raw }) => {
    const gone = new AbortController()
    raw.once('close', () => gone.abort())
    return AbortSignal.any([stopping.signal, gone.signal])
  }
}
