import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { exclude, include } from '../../attendants/store.ts'
import { serve } from '../../http/serve.ts'
import type { Parts } from '../../request/parts.ts'
import { changeUser } from './change-user.ts'
import { excludeAttendant } from './exclude-attendant.ts'
import { newUserInfo } from './new-user-info.ts'
import { readUser } from './read-user.ts'

export function peopleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.user, ({ ctx, params }) => readUser(parts, ctx, params.id))
  serve(app, parts, contract.changeUser, ({ ctx, params, body }) =>
    changeUser(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.excludeAttendant, ({ ctx, params }) =>
    excludeAttendant(parts, ctx, params, exclude),
  )
  serve(app, parts, contract.includeAttendant, ({ ctx, params }) =>
    excludeAttendant(parts, ctx, params, include),
  )
  serve(app, parts, contract.newUserInfo, ({ ctx, params, body }) =>
    newUserInfo(parts, ctx, params.id, body),
  )
}
