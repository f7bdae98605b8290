import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { assignRoom } from './placing/assign-room.ts'
import { changeRoomByHand } from './placing/change-room.ts'
import { closeSection } from './placing/close-section.ts'
import { closingOf } from './placing/closing-of.ts'
import { listReady } from './placing/list-ready.ts'
import { listReception } from './placing/list-reception.ts'
import { listWaiting } from './placing/list-waiting.ts'
import { tellNoShows } from './placing/no-shows.ts'
import { openSection, openSections } from './placing/open-sections.ts'
import { listKeepableRooms, preassignRoom } from './placing/preassign-room.ts'
import { settleLeftOver } from './placing/settle-left-over.ts'
import { staffEntry } from './placing/staff-entry.ts'
import { swapRooms } from './placing/swap-rooms.ts'
import { findRoom, listRooms, listRoomsToClean } from './telling/rooms-seen.ts'

export function roomRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.rooms, ({ asked }) => listRooms(parts, asked))
  serve(app, parts, contract.cleaningList, ({ asked }) => listRoomsToClean(parts, asked))
  serve(app, parts, contract.room, ({ asked, params }) => findRoom(parts, asked, params.id))
  serve(app, parts, contract.changeRoomStatus, ({ asked, params, body }) =>
    changeRoomByHand(parts, asked, params.id, body),
  )
  serve(app, parts, contract.swapRooms, ({ asked, body }) => swapRooms(parts, asked, body))
  serve(app, parts, contract.assignRoom, ({ asked, body }) => assignRoom(parts, asked, body))
  serve(app, parts, contract.staffEntry, ({ asked, params, query }) =>
    staffEntry(parts, asked, params.id, query),
  )
  serve(app, parts, contract.openSection, ({ asked, params }) =>
    openSection(parts, asked, params.id),
  )
  serve(app, parts, contract.openSections, ({ asked, body }) => openSections(parts, asked, body))
  serve(app, parts, contract.sectionClosing, ({ asked, params }) =>
    closingOf(parts, asked, params.id),
  )
  serve(app, parts, contract.closeSection, ({ asked, params, body }) =>
    closeSection(parts, asked, params.id, body),
  )
  serve(app, parts, contract.listReady, ({ asked, query }) =>
    listReady(parts, asked, query.location),
  )
  serve(app, parts, contract.listWaiting, ({ asked, query }) =>
    listWaiting(parts, asked, query.location),
  )
  serve(app, parts, contract.keepableRooms, ({ asked, params }) =>
    listKeepableRooms(parts, asked, params.id),
  )
  serve(app, parts, contract.preassignRoom, ({ asked, params, query }) =>
    preassignRoom(parts, asked, params.id, query.roomId),
  )
  serve(app, parts, contract.listReception, ({ asked, query }) =>
    listReception(parts, asked, query),
  )
  serve(app, parts, contract.settleLeftOver, ({ asked, body }) =>
    settleLeftOver(parts, asked, body),
  )
  serve(app, parts, contract.noShows, ({ asked }) => tellNoShows(parts, asked))
}
