import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { exclude, include } from '../attendants/store.ts'
import { serve } from '../http/serve.ts'
import { changeUser } from './change-user.ts'
import { excludeAttendant } from './exclude-attendant.ts'
import { newUserInfo } from './new-user-info.ts'
import { tellUser } from './tell-user.ts'

export function peopleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.user, ({ asked, params }) => tellUser(parts, asked, params.id))
  serve(app, parts, contract.changeUser, ({ asked, params, body }) =>
    changeUser(parts, asked, params.id, body),
  )
  serve(app, parts, contract.excludeAttendant, ({ asked, params }) =>
    excludeAttendant(parts, asked, params, exclude),
  )
  serve(app, parts, contract.includeAttendant, ({ asked, params }) =>
    excludeAttendant(parts, asked, params, include),
  )
  serve(app, parts, contract.newUserInfo, ({ asked, params, body }) =>
    newUserInfo(parts, asked, params.id, body),
  )
}
