import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { addPeripheral, editPeripheral } from './peripherals.ts'
import { readHardware } from './read-hardware.ts'
import { testHardware } from './test-hardware.ts'

export function hardwareRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.hardware, ({ ctx }) => readHardware(parts, ctx))
  serve(app, parts, contract.testHardware, ({ ctx, params, body }) =>
    testHardware(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.addPeripheral, ({ ctx, body }) => addPeripheral(parts, ctx, body))
  serve(app, parts, contract.editPeripheral, ({ ctx, params, body }) =>
    editPeripheral(parts, ctx, params.id, body),
  )
}
