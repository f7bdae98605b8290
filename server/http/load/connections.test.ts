import { once } from 'node:events'
import { type AddressInfo, connect as dial, type Socket } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { standardCapacity } from '../../request/capacity.ts'
import { aFacility, type TestFacility } from '../../test/a-facility.ts'
import { afterUse } from '../../test/after-use.ts'

const { connectionsOfAddress } = standardCapacity

/** Counted like any other, though it is this machine's: each 127.0.0.x is an address of its own. */
async function listening(behindProxy = false): Promise<TestFacility & { port: number }> {
  const facility = await aFacility({ behindProxy })
  facility.parts.exemptsAddress = () => false
  await facility.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...facility, port: (facility.app.server.address() as AddressInfo).port }
}

const page = 'GET /version.json HTTP/1.1\r\nHost: localhost\r\n\r\n'

let port: number
async function line(localAddress: string): Promise<Socket> {
  const socket = dial({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  afterUse(async () => void socket.destroy())
  await once(socket, 'connect')
  return socket
}
const lines = (count: number, from: string) =>
  Promise.all(Array.from({ length: count }, () => line(from)))

/** The status of what is asked on a line, or null when it is closed instead. */
async function answered(socket: Socket): Promise<string | null> {
  socket.write(page)
  const heard = await Promise.race([
    once(socket, 'data').then(([chunk]) => String(chunk)),
    once(socket, 'close').then(() => ''),
  ])
  return /^HTTP\/1.1 (\d+)/.exec(heard)?.[1] ?? null
}

describe('the lines of one address', () => {
  beforeAll(async () => {
    port = (await listening()).port
  })

  it('of an office of 40 with six a browser are all answered, and those on top of the share are closed', async () => {
    const office = await lines(40 * 6, '127.0.0.40')
    const statuses = []
    for (const socket of office) statuses.push(await answered(socket))
    expect(new Set(statuses)).toEqual(new Set(['200']))

    const rest = await lines(connectionsOfAddress - office.length, '127.0.0.40')
    for (const socket of rest) statuses.push(await answered(socket))
    expect(new Set(statuses)).toEqual(new Set(['200']))
    for (let times = 0; times < 20; times++) {
      expect(await answered(await line('127.0.0.40'))).toBe(null)
    }
    expect(await answered(await line('127.0.0.41'))).toBe('200')
    expect(await answered(office[0] as Socket)).toBe('200')

    for (const socket of [...office, ...rest]) socket.destroy()
    await expect.poll(async () => answered(await line('127.0.0.40'))).toBe('200')
  })
})

it('the lines of the proxy in front are everybody’s', async () => {
  port = (await listening(true)).port
  await lines(connectionsOfAddress, '127.0.0.1')
  expect(await answered(await line('127.0.0.1'))).toBe('200')
})
