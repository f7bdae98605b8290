import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { expect, it } from 'vitest'
import { refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { selfSigned } from '../test/stand-ins/self-signed.ts'

/**
 * Who pretends to be the database: agrees to TLS, with a certificate that nobody has signed, and keeps what it is sent.
 */
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
      line.on('data', (sent) => heard.push(Buffer.from(sent)))
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

it.each([
  ['S', /^PostgreSQL can't be reached: self-signed certificate[^\n]*\n$/],
  ['N', /^PostgreSQL can't be reached: The server does not support SSL connections\n$/],
] as const)(
  'sslmode=require tells nothing to a server that answers %s and shows no valid certificate, and the driver prints nothing',
  async (agrees, line) => {
    const { port, heard } = await anImpostor(agrees)
    const { code, said } = await refusedStart({
      DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/d?sslmode=require`,
    })
    expect(said).toMatch(line)
    expect(code).toBe(1)
    expect(heard).toEqual([])
  },
)
