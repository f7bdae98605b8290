import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { findByPhone, findByUserName } from './find-user.ts'
import { makeUser } from './make-user.ts'
import { search } from './search.ts'

export function findingRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.findUserByPhone, ({ ctx, query }) => findByPhone(parts, ctx, query))
  serve(app, parts, contract.findUserByName, ({ ctx, query }) => findByUserName(parts, ctx, query))
  serve(app, parts, contract.search, ({ ctx, query }) => search(parts, ctx, query.q))
  serve(app, parts, contract.makeUser, ({ ctx, body }) => makeUser(parts, ctx, body))
}
