import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { addRoom } from './add-room.ts'
import { addCubicle, editCubicle, removeCubicle } from './cubicles.ts'
import { editRoom } from './edit-room.ts'
import { addLocation, editLocation } from './locations.ts'
import { removeRoom } from './remove-room.ts'
import { addSection, editSection, removeSection } from './sections.ts'
import { tellBuilding } from './tell-building.ts'

export function buildingRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.building, ({ asked }) => tellBuilding(parts, asked))
  serve(app, parts, contract.addRoom, ({ asked, body }) => addRoom(parts, asked, body))
  serve(app, parts, contract.editRoom, ({ asked, params, body }) =>
    editRoom(parts, asked, params.id, body),
  )
  serve(app, parts, contract.removeRoom, ({ asked, params }) => removeRoom(parts, asked, params.id))
  serve(app, parts, contract.addSection, ({ asked, body }) => addSection(parts, asked, body))
  serve(app, parts, contract.editSection, ({ asked, params, body }) =>
    editSection(parts, asked, params.id, body),
  )
  serve(app, parts, contract.removeSection, ({ asked, params }) =>
    removeSection(parts, asked, params.id),
  )
  serve(app, parts, contract.addLocation, ({ asked, body }) => addLocation(parts, asked, body))
  serve(app, parts, contract.editLocation, ({ asked, params, body }) =>
    editLocation(parts, asked, params.id, body),
  )
  serve(app, parts, contract.addCubicle, ({ asked, body }) => addCubicle(parts, asked, body))
  serve(app, parts, contract.editCubicle, ({ asked, params, body }) =>
    editCubicle(parts, asked, params.id, body),
  )
  serve(app, parts, contract.removeCubicle, ({ asked, params }) =>
    removeCubicle(parts, asked, params.id),
  )
}
