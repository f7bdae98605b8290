import type { FastifyInstance, FastifyReply } from 'fastify'
import { whenStopping } from './load/stopping.ts'

/** For calls that are held: a signal for each, given once its caller has gone or this process stops answering. */
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
