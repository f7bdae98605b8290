import { contract } from '@mikvah/contract/contract.ts'
import { type Role, roles } from '@mikvah/rules/people/roles.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { TokenRefused } from '../request/refused.ts'
import { openAtFirstAct } from '../rooms/placing/open-at-first-act.ts'
import { addStaff } from './accounts/add-staff.ts'
import { changeRole, setDisabled } from './accounts/change-access.ts'
import { listAdminUsers } from './accounts/list-admin-users.ts'
import { confirmNumber, confirmNumberAtDesk } from './confirm-number.ts'
import { makeFirstAdministrator } from './first-administrator.ts'
import { logout } from './logout.ts'
import { refresh } from './refresh.ts'
import { sendCode } from './send-code.ts'
import { setPassword } from './set-password.ts'
import { tradePassword } from './trade-password.ts'
import { verifyCode } from './verify-code.ts'

export function signInRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.token, async ({ ctx, body, reply }) => {
    reply.headers({ 'Cache-Control': 'no-store', Pragma: 'no-cache' })
    if (body.grant_type === 'password') {
      if (!body.username || !body.password) throw new TokenRefused('invalid_request')
      const traded = await tradePassword(parts, ctx, body.username, body.password)
      await openAtFirstAct(parts, ctx, rolesIn(traded.roles))
      return traded
    }
    if (body.grant_type === 'refresh_token') {
      if (!body.refresh_token) throw new TokenRefused('invalid_request')
      const renewed = await refresh(parts, ctx, body.refresh_token, body.user_id)
      await openAtFirstAct(parts, ctx, rolesIn(renewed.roles))
      return renewed
    }
    throw new TokenRefused(body.grant_type ? 'unsupported_grant_type' : 'invalid_request')
  })
  serve(app, parts, contract.register, ({ ctx, body }) => sendCode(parts, ctx, body))
  serve(app, parts, contract.registrationVerify, ({ ctx, body }) => verifyCode(parts, ctx, body))
  serve(app, parts, contract.confirmNumber, ({ ctx, body }) => confirmNumber(parts, ctx, body))
  serve(app, parts, contract.confirmNumberAtDesk, ({ ctx, params }) =>
    confirmNumberAtDesk(parts, ctx, params.id),
  )
  serve(app, parts, contract.setPassword, ({ ctx, body }) => setPassword(parts, ctx, body))
  serve(app, parts, contract.makeFirstAdministrator, ({ ctx, body }) =>
    makeFirstAdministrator(parts, ctx, body),
  )
  serve(app, parts, contract.adminUsers, ({ ctx }) => listAdminUsers(parts, ctx))
  serve(app, parts, contract.addStaff, ({ ctx, body }) => addStaff(parts, ctx, body))
  serve(app, parts, contract.addRole, ({ ctx, params }) =>
    changeRole(parts, ctx, { ...params, change: 'add' }),
  )
  serve(app, parts, contract.removeRole, ({ ctx, params }) =>
    changeRole(parts, ctx, { ...params, change: 'remove' }),
  )
  serve(app, parts, contract.setDisabled, ({ ctx, params, body }) =>
    setDisabled(parts, ctx, { ...params, ...body }),
  )
  serve(app, parts, contract.logout, ({ ctx, body }) => logout(parts, ctx, body))
}

const rolesIn = (text: string): Role[] => roles.filter((role) => text.split(',').includes(role))
