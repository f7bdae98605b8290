import { contract } from '@mikvah/contract/contract.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { appVersion } from '../version.ts'
import { serve } from './serve.ts'

export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.healthz, () => ({ ok: true as const }))
  serve(app, parts, contract.readyz, async () => {
    await parts.db.orm.execute(sql`select 1`)
    return { ok: true as const, engine: parts.db.engine, mode: parts.facility.mode }
  })
  serve(app, parts, contract.version, ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { version: appVersion }
  })
}
