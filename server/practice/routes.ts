import { contract } from '@mikvah/contract/contract.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { confirmPractice } from './confirm.ts'
import { readDevices } from './read-devices.ts'
import { readOutbox } from './read-outbox.ts'
import { readSignIns } from './read-sign-ins.ts'
import { resetPractice } from './reset.ts'
import { setClock } from './set-clock.ts'

/** The calls of practice mode. In live mode they don't exist. */
export function practiceRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.practiceOutbox, ({ ctx, query }) => readOutbox(parts, ctx, query))
  serve(app, parts, contract.practiceAccounts, () => readSignIns())
  serve(app, parts, contract.practiceDevices, ({ ctx }) => readDevices(parts, ctx))
  serve(app, parts, contract.practiceClock, async ({ ctx, body }) => {
    const now = await setClock(parts, ctx, body.now)
    return { now: instantTextOf(now, ctx.content.timeZone) }
  })
  serve(app, parts, contract.practiceReset, ({ ctx, body }) => resetPractice(parts, ctx, body))
  serve(app, parts, contract.practiceConfirm, ({ ctx, body }) => confirmPractice(parts, ctx, body))
}
