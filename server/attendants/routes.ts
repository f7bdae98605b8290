import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { addAttendant } from './add-attendant.ts'
import { changeAttendant } from './change-attendant.ts'
import { listAttendants } from './list-attendants.ts'
import { readTonight } from './read-tonight.ts'
import { setTonight } from './set-tonight.ts'

export function attendantRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.attendants, ({ query }) =>
    listAttendants(parts, { activeOnly: query.activeonly !== false }),
  )
  serve(app, parts, contract.addAttendant, ({ ctx, body }) => addAttendant(parts, ctx, body))
  serve(app, parts, contract.changeAttendant, ({ ctx, params, body }) =>
    changeAttendant(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.attendantsTonight, ({ ctx }) => readTonight(parts, ctx))
  serve(app, parts, contract.setAttendantTonight, ({ ctx, body }) => setTonight(parts, ctx, body))
}
