import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { whenStopping } from '../http/load/stopping.ts'
import { serve } from '../http/serve.ts'
import { serveStream } from '../http/serve-stream.ts'
import type { Capacity } from '../request/capacity.ts'
import type { Parts } from '../request/parts.ts'
import { openStream } from './open-stream.ts'
import { relayOf } from './relay.ts'
import { reloadScreens } from './reload-screens.ts'

export function liveRoutes(app: FastifyInstance, parts: Parts, capacity: Capacity): void {
  const relay = relayOf(parts, capacity)
  serveStream(app, parts, contract.events, ({ token, request }) => {
    const lastEventId = request.headers['last-event-id']
    return openStream(parts, relay, {
      token,
      lastEventId: lastEventId === undefined ? null : String(lastEventId),
      bytes: capacity.bytesForStream,
    })
  })
  serve(app, parts, contract.pageReload, () => reloadScreens(parts))

  const endAll = () => relay.streams.endWhere(() => true)
  whenStopping(app, endAll)
  app.addHook('preClose', async () => endAll())
}
