import { Socket } from 'node:net'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { FastifyReply } from 'fastify'

/**
 * Breaks an answer off whose reader takes nothing of it for so long: it would keep what it holds for ever. While nothing
 * waits for the reader it is this program that is slow, and the line stands.
 */
export function endUnread({ raw }: FastifyReply, ms: Ms): void {
  const { socket } = raw
  // A request that came over no line is read by whoever made it.
  if (!(socket instanceof Socket)) return
  socket.setTimeout(ms)
  raw.on('timeout', () => {
    if (raw.writableLength > 0 || socket.writableLength > 0) raw.destroy()
    else socket.setTimeout(ms)
  })
}
