import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { printReceipt } from '../receipts/print-receipt.ts'
import type { Parts } from '../request/parts.ts'
import { callRoom } from '../rooms/commanding/call-room.ts'
import { doorEvent } from '../rooms/commanding/door-event.ts'
import { reloadRoom } from '../rooms/commanding/reload-room.ts'
import { setLanguage } from '../rooms/commanding/set-language.ts'
import { setLights } from '../rooms/commanding/set-lights.ts'
import { unlockRoom } from '../rooms/commanding/unlock-room.ts'
import { addDevice } from './add-device.ts'
import { addDeviceKey } from './add-device-key.ts'
import { endDevice, removeDevice } from './end-device.ts'
import { endDeviceKey } from './end-device-key.ts'
import { listDeviceKeys } from './list-device-keys.ts'
import { listDevices } from './list-devices.ts'
import { listCardReaders, listPrinters } from './list-peripherals.ts'
import { pairDevice } from './pair-device.ts'
import { askPairing, readPairing } from './pairing.ts'
import { readPrinterStatus } from './read-printer-status.ts'

export function deviceRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.setLights, ({ ctx, params, body }) =>
    setLights(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.setRoomLanguage, ({ ctx, params, body }) =>
    setLanguage(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.reloadRoom, ({ ctx, params }) => reloadRoom(parts, ctx, params.id))
  serve(app, parts, contract.callRoom, ({ ctx, params, body }) =>
    callRoom(parts, ctx, params.id, body.fromExtension),
  )
  serve(app, parts, contract.unlockRoom, ({ ctx, query }) => unlockRoom(parts, ctx, query))
  serve(app, parts, contract.doorEvent, ({ ctx, params, body, request }) => {
    const key = request.headers['x-device-key']
    return doorEvent(parts, ctx, { id: params.id, key: key?.toString(), event: body })
  })
  serve(app, parts, contract.printers, () => listPrinters(parts))
  serve(app, parts, contract.cardReaders, ({ ctx }) => listCardReaders(parts, ctx))
  serve(app, parts, contract.printerStatus, ({ ctx }) => readPrinterStatus(parts, ctx))
  serve(app, parts, contract.printReceipt, ({ ctx, query }) => printReceipt(parts, ctx, query))
  serve(app, parts, contract.devices, ({ ctx }) => listDevices(parts, ctx))
  serve(app, parts, contract.addDevice, ({ ctx, body }) => addDevice(parts, ctx, body))
  serve(app, parts, contract.pairDevice, ({ ctx, params, body }) =>
    pairDevice(parts, ctx, params.id, body.code),
  )
  serve(app, parts, contract.endDevice, ({ ctx, params }) => endDevice(parts, ctx, params.id))
  serve(app, parts, contract.removeDevice, ({ ctx, params }) => removeDevice(parts, ctx, params.id))
  serve(app, parts, contract.deviceKeys, ({ ctx }) => listDeviceKeys(parts, ctx))
  serve(app, parts, contract.addDeviceKey, ({ ctx, body }) => addDeviceKey(parts, ctx, body))
  serve(app, parts, contract.endDeviceKey, ({ ctx, params }) => endDeviceKey(parts, ctx, params.id))
  serve(app, parts, contract.askPairing, ({ ctx }) => askPairing(parts, ctx))
  serve(app, parts, contract.pairing, ({ body }) => readPairing(parts, body.secret))
}
