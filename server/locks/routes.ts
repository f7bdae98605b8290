import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { listLocks } from './list-locks.ts'
import { releaseLock } from './release-lock.ts'

export function lockRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.locks, ({ ctx }) => listLocks(parts, ctx))
  serve(app, parts, contract.releaseLock, ({ ctx, params }) => releaseLock(parts, ctx, params.id))
}
