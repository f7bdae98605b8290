import { Socket } from 'node:net'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { FastifyReply } from 'fastify'

/**
 * Breaks off an answer whose reader takes nothing for `ms`, as it would hold its memory for ever. While nothing waits
 * for the reader, it is this program that is slow, and the connection stands.
 */
export function endUnread({ raw }: FastifyReply, ms: Ms): void {
  const { socket } = raw
  // A request without a real connection, as in tests, is read by whoever made it.
  if (!(socket instanceof Socket)) return
  socket.setTimeout(ms)
  raw.on('timeout', () => {
    if (raw.writableLength > 0 || socket.writableLength > 0) raw.destroy()
    else socket.setTimeout(ms)
  })
}
