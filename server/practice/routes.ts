import { contract } from '@mikvah/contract/contract.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { confirmPractice } from './confirm.ts'
import { tellDevices } from './devices.ts'
import { tellOutbox } from './outbox.ts'
import { resetPractice } from './reset.ts'
import { setClock } from './set-clock.ts'
import { tellSignIns } from './sign-ins.ts'

/** The calls of practice mode. In live mode none of them is registered. */
export function practiceRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.practiceOutbox, ({ asked, query }) => tellOutbox(parts, asked, query))
  serve(app, parts, contract.practiceAccounts, () => tellSignIns())
  serve(app, parts, contract.practiceDevices, ({ asked }) => tellDevices(parts, asked))
  serve(app, parts, contract.practiceClock, async ({ asked, body }) => {
    const now = await setClock(parts, asked, body.now)
    return { now: instantTextOf(now, asked.content.timeZone) }
  })
  serve(app, parts, contract.practiceReset, ({ asked, body }) => resetPractice(parts, asked, body))
  serve(app, parts, contract.practiceConfirm, ({ asked, body }) =>
    confirmPractice(parts, asked, body),
  )
}
