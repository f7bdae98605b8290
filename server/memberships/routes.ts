import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { serveRows } from '../http/serve-rows.ts'
import { buyMembership } from '../joining/buy-membership.ts'
import { changeMembership } from './change-membership.ts'
import { tellMembershipLevels, writeMembershipLevels } from './levels.ts'
import { membershipReport } from './membership-report.ts'
import { tellMembership } from './tell-membership.ts'

export function membershipRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.membershipLevels, ({ asked }) => tellMembershipLevels(asked))
  serve(app, parts, contract.writeMembershipLevels, ({ asked, body }) =>
    writeMembershipLevels(parts, asked, body),
  )
  serve(app, parts, contract.membership, ({ asked, params }) =>
    tellMembership(parts, asked, params.id),
  )
  serve(app, parts, contract.changeMembership, ({ asked, params, body }) =>
    changeMembership(parts, asked, params.id, body),
  )
  serve(app, parts, contract.buyMembership, ({ asked, params, body }) =>
    buyMembership(parts, asked, params.id, body),
  )
  serveRows(app, parts, contract.membershipReport, ({ asked, query }) =>
    membershipReport(parts, asked, query),
  )
}
