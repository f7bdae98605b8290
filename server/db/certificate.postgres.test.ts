import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { expect, it } from 'vitest'
import { refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { selfSigned } from '../test/stand-ins/self-signed.ts'

/** Who pretends to be the database: agrees to TLS, with a certificate that nobody has signed, and keeps what it is sent. */
async function anImpostor(agrees: 'S' | 'N') {
  const heard: Buffer[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(agrees)
      const line =
        agrees === 'S' ? new TLSSocket(socket, { isServer: true, ...selfSigned }) : socket
      line.on('error', () => {})
      line.on('data', (sent) => heard.push(sent))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterUse(async () => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const address = server.address()
  return { port: typeof address === 'object' ? address?.port : 0, heard }
}

it.each(['require', 'prefer', 'verify-ca', 'verify-full'])(
  'sslmode=%s tells nothing to a server whose certificate is not valid, and the driver prints nothing',
  async (mode) => {
    for (const agrees of ['S', 'N'] as const) {
      const { port, heard } = await anImpostor(agrees)
      const { code, said } = await refusedStart({
        DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/d?sslmode=${mode}`,
      })
      expect(code).toBe(1)
      expect(said).toMatch(
        agrees === 'S'
          ? /^PostgreSQL can't be reached: self-signed certificate[^\n]*\n$/
          : /^PostgreSQL can't be reached: The server does not support SSL connections\n$/,
      )
      expect(heard).toEqual([])
    }
  },
  120_000,
)
