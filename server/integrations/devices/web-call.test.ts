import { beforeEach, describe, expect, it } from 'vitest'
import { configOf } from '../../config.ts'
import { seal } from '../../secrets/seal.ts'
import type { Fault } from '../../test/stand-ins/faults.ts'
import { type Heard, type Loopback, listenOnLoopback } from '../../test/stand-ins/loopback.ts'
import { selfSigned } from '../../test/stand-ins/self-signed.ts'
import type { Command } from '../devices.ts'
import { httpClient } from '../http.ts'
import { liveDevices } from './live-devices.ts'

const config = configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' })
const open: Command = { point: 'relay 2', op: 'pulse', milliseconds: 1500 }

let heard: Heard[]
let fault: Fault | null
let says: number
let relay: Loopback
const listening = (tls?: typeof selfSigned) =>
  listenOnLoopback({
    answer: (one) => {
      heard.push(one)
      return { status: says, body: '' }
    },
    faultOf: () => fault,
    trouble: (status) => ({ status, body: '' }),
    ...(tls ? { tls } : {}),
  })
beforeEach(async () => {
  heard = []
  fault = null
  says = 200
  relay = await listening()
  return () => relay.close()
})

type Set = { path?: string; values?: Record<string, string>; withinMs?: number }

/** The door as the settings have it, told once. */
const read = ({ path = '/open', values = {}, withinMs = 3000 }: Set = {}, command = open) =>
  liveDevices(config).tell(
    command,
    { id: 'effect-1', now: 0 },
    {
      withinMs,
      values: {
        accessControlProvider: 'http',
        accessControlUrl: `${relay.url}${path}`,
        accessControlSiteBridge: 'False',
        ...values,
      },
    },
  )

describe('a door that is opened by one web call', () => {
  it('is asked by its address, where that names the point', async () => {
    const path = '/state.xml?relay={point}&pulse={seconds}&ms={milliseconds}&id={id}&op={op}'
    expect(await read({ path })).toBe('done')
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({ method: 'GET', path: '/state.xml', body: '' })
    expect(Object.fromEntries(new URLSearchParams(heard[0]?.query))).toEqual({
      ...{ relay: 'relay 2', pulse: '1.5', ms: '1500', id: 'effect-1', op: 'pulse' },
    })
  })

  it('is posted the command, where the address names none', async () => {
    expect(await read()).toBe('done')
    expect(heard[0]).toMatchObject({
      ...{ method: 'POST', path: '/open' },
      headers: { 'content-type': 'application/json' },
    })
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ id: 'effect-1', ...open })
    expect(heard[0]?.headers.authorization).toBeUndefined()
  })

  it('hears a name with its password, and a password alone as a token', async () => {
    const accessControlPassword = seal(config, 's3cret')
    await read({ values: { accessControlUserName: 'door', accessControlPassword } })
    await read({ values: { accessControlPassword } })
    expect(heard.map(({ headers }) => headers.authorization)).toEqual([
      `Basic ${Buffer.from('door:s3cret').toString('base64')}`,
      'Bearer s3cret',
    ])
  })

  it.each([
    [200, 'done'],
    [204, 'done'],
    [302, 'failed'],
    [401, 'failed'],
    [404, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('has by an answer of %i %s, and is asked once', async (status, ended) => {
    says = status
    expect(await read()).toBe(ended)
    expect(heard).toHaveLength(1)
  })

  it.each<Fault>([
    { kind: 'hang' },
    { kind: 'hang-after' },
    { kind: 'drop' },
    { kind: 'lose-answer' },
  ])('has not opened by a line that does $kind, and is not asked again', async (line) => {
    fault = line
    expect(await read({ withinMs: 300 })).toBe('failed')
    fault = null
    expect(await read()).toBe('done')
    // What came through before the answer was lost came through once.
    expect(heard.length).toBe(line.kind === 'drop' || line.kind === 'hang' ? 1 : 2)
  })

  it('is given up when its time is over', async () => {
    fault = { kind: 'hang' }
    const ended: string[] = []
    const wait = async (name: string, withinMs: number) => {
      expect(await read({ withinMs })).toBe('failed')
      ended.push(name)
    }
    await Promise.all([wait('has time', 1500), wait('has none left', -5)])
    expect(ended).toEqual(['has none left', 'has time'])
  })

  it('has not opened where nobody listens', async () => {
    await relay.close()
    expect(await read()).toBe('failed')
  })

  it.each<[string, Set, Command]>([
    ['where no address is set', { values: { accessControlUrl: '' } }, open],
    [
      'at an address that may not be asked',
      { values: { accessControlUrl: 'http://169.254.169.254/' } },
      open,
    ],
    [
      'at such an address, written another way',
      { values: { accessControlUrl: 'http://[::ffff:169.254.169.254]/' } },
      open,
    ],
    ['through the bridge', { values: { accessControlSiteBridge: 'True' } }, open],
    ['by another maker', { values: { accessControlProvider: 'hartmann' } }, open],
    ['and is a light that nothing switches', {}, { point: 'light', op: 'on' }],
    ['and is a room to be rung', {}, { point: '301', op: 'call' }],
  ])('is not asked %s', async (_, set, command) => {
    await expect(read(set, command)).rejects.toThrow(/setting|set up/)
    expect(heard).toEqual([])
  })
})

describe('a light that is switched by one web call', () => {
  const light = (op: 'on' | 'off', values: Record<string, string> = {}) =>
    liveDevices(config).tell(
      { point: 'hall/8', op },
      { id: 'effect-2', now: 0 },
      {
        ...{ withinMs: 3000 },
        values: { lightsProvider: 'http', lightsUrl: `${relay.url}/{point}/{op}`, ...values },
      },
    )

  it('is told on and off by its own address and token, whatever the doors are told by', async () => {
    const token = { lightsToken: seal(config, 'candle') }
    expect(await light('on', token)).toBe('done')
    expect(await light('off', { accessControlProvider: 'hartmann' })).toBe('done')
    expect(heard.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/hall%2F8/on'],
      ['GET', '/hall%2F8/off'],
    ])
    expect(heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer candle', undefined])
  })

  it('stays as it is where its system says no, and is not asked again', async () => {
    says = 503
    expect(await light('on')).toBe('failed')
    expect(heard).toHaveLength(1)
  })

  it.each([
    ['has no address', { lightsUrl: '' }],
    ['is another maker’s', { lightsProvider: 'shelly' }],
    ['is at an address that may not be asked', { lightsUrl: 'http://169.254.169.254/{point}' }],
  ])('is not asked where it %s', async (_, values) => {
    await expect(light('on', values)).rejects.toThrow(/setting|set up/)
    expect(heard).toEqual([])
  })
})

describe('a panel with a certificate that it has signed itself', () => {
  const accepting = { accessControlAllowSelfSigned: 'True' }
  beforeEach(async () => {
    await relay.close()
    relay = await listening(selfSigned)
  })

  it('is told nothing, not even the password, unless the settings accept it', async () => {
    const accessControlPassword = seal(config, 's3cret')
    expect(await read({ values: { accessControlPassword } })).toBe('failed')
    expect(heard).toEqual([])
  })

  it('opens where they do, by either form of the call, and says so itself', async () => {
    const path = '/relay?point={point}'
    expect(await read({ path, values: accepting })).toBe('done')
    expect(await read({ values: accepting })).toBe('done')
    expect(heard.map(({ method, query }) => [method, query])).toEqual([
      ['GET', 'point=relay%202'],
      ['POST', ''],
    ])
    expect(JSON.parse(heard[1]?.body ?? '')).toEqual({ id: 'effect-1', ...open })
    for (const [status, ended] of [
      [204, 'done'],
      [302, 'failed'],
      [500, 'failed'],
    ] as const) {
      says = status
      expect([status, await read({ values: accepting })]).toEqual([status, ended])
    }
  })

  it.each<Fault>([{ kind: 'hang' }, { kind: 'hang-after' }, { kind: 'lose-answer' }])(
    'has not opened by a line that does $kind',
    async (line) => {
      fault = line
      expect(await read({ values: accepting, withinMs: 300 })).toBe('failed')
    },
  )

  it('is taken by the doors alone: whatever else goes out then, and afterwards, is refused', async () => {
    const others = () => httpClient({ timeoutMs: 3000 })({ method: 'GET', url: relay.url })
    const [door, other] = await Promise.all([read({ values: accepting }), others()])
    expect([door, other.answered]).toEqual(['done', false])
    expect(await others()).toMatchObject({ answered: false, because: 'connection' })
  })
})
