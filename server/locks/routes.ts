import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { listLocks, releaseLock } from './locks.ts'

export function lockRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.locks, ({ asked }) => listLocks(parts, asked))
  serve(app, parts, contract.releaseLock, ({ asked, params }) =>
    releaseLock(parts, asked, params.id),
  )
}
