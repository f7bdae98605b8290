import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { printReceipt } from '../receipts/print-receipt.ts'
import { callRoom } from '../rooms/commanding/call-room.ts'
import { doorEvent } from '../rooms/commanding/door-event.ts'
import { reloadRoom } from '../rooms/commanding/reload-room.ts'
import { setLanguage } from '../rooms/commanding/set-language.ts'
import { setLights } from '../rooms/commanding/set-lights.ts'
import { unlockRoom } from '../rooms/commanding/unlock-room.ts'
import { addDevice } from './add-device.ts'
import { devicesTold } from './device-store.ts'
import { endDevice, removeDevice } from './end-device.ts'
import { pairDevice } from './pair-device.ts'
import { askPairing, tellPairing } from './pairing.ts'
import { listCardReaders, listPrinters, tellPrinterStatus } from './tell-peripherals.ts'

export function deviceRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.setLights, ({ asked, params, body }) =>
    setLights(parts, asked, params.id, body),
  )
  serve(app, parts, contract.setRoomLanguage, ({ asked, params, body }) =>
    setLanguage(parts, asked, params.id, body),
  )
  serve(app, parts, contract.reloadRoom, ({ asked, params }) => reloadRoom(parts, asked, params.id))
  serve(app, parts, contract.callRoom, ({ asked, params, body }) =>
    callRoom(parts, asked, params.id, body.fromExtension),
  )
  serve(app, parts, contract.unlockRoom, ({ asked, query }) => unlockRoom(parts, asked, query))
  serve(app, parts, contract.doorEvent, ({ asked, params, body, request }) => {
    const key = request.headers['x-device-key']
    return doorEvent(parts, asked, { id: params.id, key: key?.toString(), event: body })
  })
  serve(app, parts, contract.printers, () => listPrinters(parts))
  serve(app, parts, contract.cardReaders, ({ asked }) => listCardReaders(parts, asked))
  serve(app, parts, contract.printerStatus, ({ asked }) => tellPrinterStatus(parts, asked))
  serve(app, parts, contract.printReceipt, ({ asked, query }) => printReceipt(parts, asked, query))
  serve(app, parts, contract.devices, ({ asked }) => devicesTold(parts, asked))
  serve(app, parts, contract.addDevice, ({ asked, body }) => addDevice(parts, asked, body))
  serve(app, parts, contract.pairDevice, ({ asked, params, body }) =>
    pairDevice(parts, asked, params.id, body.code),
  )
  serve(app, parts, contract.endDevice, ({ asked, params }) => endDevice(parts, asked, params.id))
  serve(app, parts, contract.removeDevice, ({ asked, params }) =>
    removeDevice(parts, asked, params.id),
  )
  serve(app, parts, contract.askPairing, ({ asked }) => askPairing(parts, asked))
  serve(app, parts, contract.pairing, ({ body }) => tellPairing(parts, body.secret))
}
