import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { editSchedule } from './edit-schedule.ts'
import { tellSchedule } from './tell-schedule.ts'
import { tellZmanim } from './tell-zmanim.ts'

export function scheduleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.schedule, ({ ctx, query }) => tellSchedule(ctx, query))
  serve(app, parts, contract.zmanim, ({ ctx, query }) => tellZmanim(ctx, query.dt))
  serve(app, parts, contract.editSchedule, ({ ctx, body }) => editSchedule(parts, ctx, body))
}
