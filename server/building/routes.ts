import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { addRoom } from './add-room.ts'
import { addCubicle, editCubicle, removeCubicle } from './cubicles.ts'
import { editRoom } from './edit-room.ts'
import { addLocation, editLocation } from './locations.ts'
import { readBuilding } from './read-building.ts'
import { removeRoom } from './remove-room.ts'
import { addSection, editSection, removeSection } from './sections.ts'

export function buildingRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.building, ({ ctx }) => readBuilding(parts, ctx))
  serve(app, parts, contract.addRoom, ({ ctx, body }) => addRoom(parts, ctx, body))
  serve(app, parts, contract.editRoom, ({ ctx, params, body }) =>
    editRoom(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.removeRoom, ({ ctx, params }) => removeRoom(parts, ctx, params.id))
  serve(app, parts, contract.addSection, ({ ctx, body }) => addSection(parts, ctx, body))
  serve(app, parts, contract.editSection, ({ ctx, params, body }) =>
    editSection(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.removeSection, ({ ctx, params }) =>
    removeSection(parts, ctx, params.id),
  )
  serve(app, parts, contract.addLocation, ({ ctx, body }) => addLocation(parts, ctx, body))
  serve(app, parts, contract.editLocation, ({ ctx, params, body }) =>
    editLocation(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.addCubicle, ({ ctx, body }) => addCubicle(parts, ctx, body))
  serve(app, parts, contract.editCubicle, ({ ctx, params, body }) =>
    editCubicle(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.removeCubicle, ({ ctx, params }) =>
    removeCubicle(parts, ctx, params.id),
  )
}
