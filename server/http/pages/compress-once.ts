import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { readsBrotli } from '../../request/written-once.ts'

const press = promisify(brotliCompress)
const well = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * For routes whose texts never change: each is made into bytes once, compressed once in a thread of its own, and kept
 * in memory. All answers share those bytes, so that readers who take nothing hold no copies of their own. Register it
 * where nothing else compresses.
 */
export function keepPressed(app: FastifyInstance): void {
  const plain = new Map<string, Buffer>()
  const pressed = new Map<string, Promise<Buffer>>()
  app.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions
    if (typeof payload !== 'string' || payload === '' || !url || reply.statusCode !== 200)
      return payload
    const bytes = plain.get(url) ?? Buffer.from(payload)
    plain.set(url, bytes)
    reply.header('Vary', 'Accept-Encoding')
    if (!readsBrotli(request.headers['accept-encoding'])) return bytes
    const found = pressed.get(url) ?? press(bytes, well)
    pressed.set(url, found)
    reply.header('Content-Encoding', 'br')
    return found
  })
}
