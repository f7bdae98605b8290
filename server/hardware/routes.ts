import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { addPeripheral, editPeripheral } from './peripherals.ts'
import { tellHardware } from './tell-hardware.ts'
import { testHardware } from './test-hardware.ts'

export function hardwareRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.hardware, ({ asked }) => tellHardware(parts, asked))
  serve(app, parts, contract.testHardware, ({ asked, params, body }) =>
    testHardware(parts, asked, params.id, body),
  )
  serve(app, parts, contract.addPeripheral, ({ asked, body }) => addPeripheral(parts, asked, body))
  serve(app, parts, contract.editPeripheral, ({ asked, params, body }) =>
    editPeripheral(parts, asked, params.id, body),
  )
}
