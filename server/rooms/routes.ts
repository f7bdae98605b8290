import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { findRoom, listRooms, listRoomsToClean } from './telling/rooms-seen.ts'

export function roomRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.rooms, ({ asked }) => listRooms(parts, asked))
  serve(app, parts, contract.cleaningList, ({ asked }) => listRoomsToClean(parts, asked))
  serve(app, parts, contract.room, ({ asked, params }) => findRoom(parts, asked, params.id))
}
