import { connect, type Server, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** So many turns of the loop read what was sent on a connection that has been accepted. */
const turnsToRead = 3

/**
 * Resolves once every connection that was made before has been accepted, and what was sent on it read. The loop accepts
 * one connection in a turn, so a busy process may have many in its backlog; they are accepted in their order, so a
 * connection of its own shows that none before it is left.
 */
export async function acceptBacklog(server: Server): Promise<void> {
  const address = server.address()
  if (address === null || typeof address === 'string') return
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const last = connect({ port: address.port, host: address.address })
  last.on('error', () => {}).once('close', resolve)
  const isLast = ({ remotePort }: Socket) => remotePort === last.localPort && resolve()
  server.on('connection', isLast)
  await over
  server.off('connection', isLast)
  for (let turn = 0; turn < turnsToRead; turn++) await setImmediate()
  last.destroy()
}
