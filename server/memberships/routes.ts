import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { serveRows } from '../http/serve-rows.ts'
import type { Parts } from '../request/parts.ts'
import { buyMembership } from './buying/buy-membership.ts'
import { changeMembership } from './change-membership.ts'
import { readMembership } from './read-membership.ts'
import { readMembershipLevels } from './read-membership-levels.ts'
import { readMembershipReport } from './read-membership-report.ts'
import { writeMembershipLevels } from './write-membership-levels.ts'

export function membershipRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.membershipLevels, ({ ctx }) => readMembershipLevels(ctx))
  serve(app, parts, contract.writeMembershipLevels, ({ ctx, body }) =>
    writeMembershipLevels(parts, ctx, body),
  )
  serve(app, parts, contract.membership, ({ ctx, params }) => readMembership(parts, ctx, params.id))
  serve(app, parts, contract.changeMembership, ({ ctx, params, body }) =>
    changeMembership(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.buyMembership, ({ ctx, params, body }) =>
    buyMembership(parts, ctx, params.id, body),
  )
  serveRows(app, parts, contract.membershipReport, ({ ctx, query }) =>
    readMembershipReport(parts, ctx, query),
  )
}
