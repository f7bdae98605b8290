import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { addAttendant } from './add-attendant.ts'
import { setTonight, tellTonight } from './attendants-tonight.ts'
import { changeAttendant } from './change-attendant.ts'
import { listAttendants } from './list-attendants.ts'

export function attendantRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.attendants, ({ query }) =>
    listAttendants(parts, { activeOnly: query.activeonly !== false }),
  )
  serve(app, parts, contract.addAttendant, ({ asked, body }) => addAttendant(parts, asked, body))
  serve(app, parts, contract.changeAttendant, ({ asked, params, body }) =>
    changeAttendant(parts, asked, params.id, body),
  )
  serve(app, parts, contract.attendantsTonight, ({ asked }) => tellTonight(parts, asked))
  serve(app, parts, contract.setAttendantTonight, ({ asked, body }) =>
    setTonight(parts, asked, body),
  )
}
