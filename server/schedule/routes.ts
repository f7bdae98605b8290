import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { editSchedule } from './edit-schedule.ts'
import { tellSchedule } from './tell-schedule.ts'
import { tellZmanim } from './tell-zmanim.ts'

export function scheduleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.schedule, ({ asked, query }) => tellSchedule(asked, query))
  serve(app, parts, contract.zmanim, ({ asked, query }) => tellZmanim(asked, query.dt))
  serve(app, parts, contract.editSchedule, ({ asked, body }) => editSchedule(parts, asked, body))
}
