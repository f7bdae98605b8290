import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { editSchedule } from './edit-schedule.ts'
import { readSchedule } from './read-schedule.ts'
import { readZmanim } from './read-zmanim.ts'

export function scheduleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.schedule, ({ ctx, query }) => readSchedule(parts, ctx, query))
  serve(app, parts, contract.zmanim, ({ ctx, query }) => readZmanim(ctx, query.dt))
  serve(app, parts, contract.editSchedule, ({ ctx, body }) => editSchedule(parts, ctx, body))
}
