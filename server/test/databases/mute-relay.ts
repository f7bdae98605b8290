import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'

/** A TCP relay that can fall silent. */
export type Relay = {
  url: string
  /**
   * From here on no byte passes on the open connections in either direction, and none of them is closed. With `also`
   * the same goes for new connections.
   */
  fallSilent(also?: 'new ones'): void
  /** Connections that are opened from here on work; the silent ones stay silent. */
  letNewPass(): void
  stop(): Promise<void>
}

/**
 * A TCP relay to a cluster that listens on a socket. It can go silent, as a connection does that a machine or firewall
 * in between has forgotten.
 */
export async function aRelay(databaseUrl: string): Promise<Relay> {
  const { pathname, searchParams } = new URL(databaseUrl)
  const socketPath = join(searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const ends = new Set<Socket>()
  const open = new Set<{ silent: boolean }>()
  let newAreSilent = false

  const keep = (end: Socket) => {
    ends.add(end)
    end.on('error', () => {})
    end.once('close', () => ends.delete(end))
  }
  const server = createServer((near) => {
    const line = { silent: newAreSilent }
    open.add(line)
    keep(near)
    if (line.silent) {
      near.resume()
      return
    }
    const far = dial(socketPath)
    keep(far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => line.silent || to.write(bytes))
      from.once('close', () => line.silent || to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `postgresql://postgres@127.0.0.1:${port}${pathname}`,
    fallSilent(also) {
      newAreSilent = also === 'new ones'
      for (const line of open) line.silent = true
    },
    letNewPass() {
      newAreSilent = false
    },
    async stop() {
      server.close()
      for (const end of ends) end.destroy()
    },
  }
}
