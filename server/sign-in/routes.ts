import { contract } from '@mikvah/contract/contract.ts'
import { type Role, roles } from '@mikvah/rules/people/roles.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { TokenRefused } from '../asked/refused.ts'
import { serve } from '../http/serve.ts'
import { openAtFirstAct } from '../rooms/placing/open-sections.ts'
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
  serve(app, parts, contract.token, async ({ asked, body, reply }) => {
    reply.headers({ 'Cache-Control': 'no-store', Pragma: 'no-cache' })
    if (body.grant_type === 'password') {
      if (!body.username || !body.password) throw new TokenRefused('invalid_request')
      const traded = await tradePassword(parts, asked, body.username, body.password)
      await openAtFirstAct(parts, asked, rolesIn(traded.roles))
      return traded
    }
    if (body.grant_type === 'refresh_token') {
      if (!body.refresh_token) throw new TokenRefused('invalid_request')
      const renewed = await refresh(parts, asked, body.refresh_token, body.user_id)
      await openAtFirstAct(parts, asked, rolesIn(renewed.roles))
      return renewed
    }
    throw new TokenRefused(body.grant_type ? 'unsupported_grant_type' : 'invalid_request')
  })
  serve(app, parts, contract.register, ({ asked, body }) => sendCode(parts, asked, body))
  serve(app, parts, contract.registrationVerify, ({ asked, body }) =>
    verifyCode(parts, asked, body),
  )
  serve(app, parts, contract.confirmNumber, ({ asked, body }) => confirmNumber(parts, asked, body))
  serve(app, parts, contract.confirmNumberAtDesk, ({ asked, params }) =>
    confirmNumberAtDesk(parts, asked, params.id),
  )
  serve(app, parts, contract.setPassword, ({ asked, body }) => setPassword(parts, asked, body))
  serve(app, parts, contract.makeFirstAdministrator, ({ asked, body }) =>
    makeFirstAdministrator(parts, asked, body),
  )
  serve(app, parts, contract.adminUsers, () => listAdminUsers(parts))
  serve(app, parts, contract.addStaff, ({ asked, body }) => addStaff(parts, asked, body))
  serve(app, parts, contract.addRole, ({ asked, params }) =>
    changeRole(parts, asked, { ...params, change: 'add' }),
  )
  serve(app, parts, contract.removeRole, ({ asked, params }) =>
    changeRole(parts, asked, { ...params, change: 'remove' }),
  )
  serve(app, parts, contract.setDisabled, ({ asked, params, body }) =>
    setDisabled(parts, asked, { ...params, ...body }),
  )
  serve(app, parts, contract.logout, ({ asked, body }) => logout(parts, asked, body))
}

const rolesIn = (text: string): Role[] => roles.filter((role) => text.split(',').includes(role))
