import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { findByPhone, findByUserName } from './find-user.ts'
import { makeUser } from './make-user.ts'
import { search } from './search.ts'

export function findingRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.findUserByPhone, ({ asked, query }) =>
    findByPhone(parts, asked, query),
  )
  serve(app, parts, contract.findUserByName, ({ asked, query }) =>
    findByUserName(parts, asked, query),
  )
  serve(app, parts, contract.search, ({ asked, query }) => search(parts, asked, query.q))
  serve(app, parts, contract.makeUser, ({ asked, body }) => makeUser(parts, asked, body))
}
