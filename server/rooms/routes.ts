import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { assignRoom } from './placing/assign-room.ts'
import { changeRoomByHand } from './placing/change-room-by-hand.ts'
import { closeSection } from './placing/close-section.ts'
import { listReady } from './placing/list-ready.ts'
import { listReception } from './placing/list-reception.ts'
import { listWaiting } from './placing/list-waiting.ts'
import { openSection } from './placing/open-section.ts'
import { openSections } from './placing/open-sections.ts'
import { readClosing } from './placing/read-closing.ts'
import { readNoShows } from './placing/read-no-shows.ts'
import { settleLeftOver } from './placing/settle-left-over.ts'
import { staffEntry } from './placing/staff-entry.ts'
import { swapRooms } from './placing/swap-rooms.ts'
import { listKeepableRooms } from './preassigning/list-keepable-rooms.ts'
import { preassignRoom } from './preassigning/preassign-room.ts'
import { findRoom } from './views/find-room.ts'
import { listRooms } from './views/list-rooms.ts'
import { listRoomsToClean } from './views/list-rooms-to-clean.ts'

export function roomRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.rooms, ({ ctx }) => listRooms(parts, ctx))
  serve(app, parts, contract.cleaningList, ({ ctx }) => listRoomsToClean(parts, ctx))
  serve(app, parts, contract.room, ({ ctx, params }) => findRoom(parts, ctx, params.id))
  serve(app, parts, contract.changeRoomStatus, ({ ctx, params, body }) =>
    changeRoomByHand(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.swapRooms, ({ ctx, body }) => swapRooms(parts, ctx, body))
  serve(app, parts, contract.assignRoom, ({ ctx, body }) => assignRoom(parts, ctx, body))
  serve(app, parts, contract.staffEntry, ({ ctx, params, query }) =>
    staffEntry(parts, ctx, params.id, query),
  )
  serve(app, parts, contract.openSection, ({ ctx, params }) => openSection(parts, ctx, params.id))
  serve(app, parts, contract.openSections, ({ ctx, body }) => openSections(parts, ctx, body))
  serve(app, parts, contract.sectionClosing, ({ ctx, params }) =>
    readClosing(parts, ctx, params.id),
  )
  serve(app, parts, contract.closeSection, ({ ctx, params, body }) =>
    closeSection(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.listReady, ({ ctx, query }) => listReady(parts, ctx, query.location))
  serve(app, parts, contract.listWaiting, ({ ctx, query }) =>
    listWaiting(parts, ctx, query.location),
  )
  serve(app, parts, contract.keepableRooms, ({ ctx, params }) =>
    listKeepableRooms(parts, ctx, params.id),
  )
  serve(app, parts, contract.preassignRoom, ({ ctx, params, query }) =>
    preassignRoom(parts, ctx, params.id, query.roomId),
  )
  serve(app, parts, contract.listReception, ({ ctx, query }) => listReception(parts, ctx, query))
  serve(app, parts, contract.settleLeftOver, ({ ctx, body }) => settleLeftOver(parts, ctx, body))
  serve(app, parts, contract.noShows, ({ ctx }) => readNoShows(parts, ctx))
}
