import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configOf } from '../../config.ts'
import { seal } from '../../secrets/seal.ts'
import { anAsterisk } from '../../test/stand-ins/asterisk.ts'
import { type Heard, listenOnLoopback } from '../../test/stand-ins/loopback.ts'
import { liveDevices } from '../devices/live-devices.ts'
import type { Command } from '../devices.ts'

const config = configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' })
const call: Command = { point: '112', op: 'call', from: '201' }

type Set = { values?: Record<string, string>; command?: Command; withinMs?: number }
const placed = (settings: Record<string, string>, { values, command, withinMs }: Set = {}) =>
  liveDevices(config).tell(
    command ?? call,
    { id: 'effect-1', now: 0 },
    { withinMs: withinMs ?? 3000, values: { ...settings, ...values } },
  )

describe('a phone system that speaks Asterisk’s manager interface', () => {
  let asterisk: Awaited<ReturnType<typeof anAsterisk>>
  beforeAll(async () => {
    asterisk = await anAsterisk({ userName: 'mikvah', secret: 's3cret' })
    return () => asterisk.close()
  })
  beforeEach(() => asterisk.rest())
  const ring = (set: Set = {}) =>
    placed(
      {
        ...{ phoneSystemProvider: 'asteriskAmi', phoneSystemHost: '127.0.0.1' },
        ...{ phoneSystemPort: String(asterisk.port), phoneSystemUserName: 'mikvah' },
        phoneSystemPassword: seal(config, 's3cret'),
      },
      set,
    )

  it('rings the caller first and then the room, and never hears the password', async () => {
    expect(await ring({ values: { phoneSystemRingSeconds: '20' } })).toBe('done')
    expect(asterisk.placed).toEqual([
      {
        ...{ Action: 'Originate', ActionID: 'effect-1', Channel: 'PJSIP/201', Exten: '112' },
        ...{ Context: 'from-internal', Priority: '1', CallerID: '201' },
        ...{ Timeout: '20000', Async: 'true' },
      },
    ])
    expect(asterisk.heard.join('\n')).not.toContain('s3cret')
  })

  it('is found by a port that stands with its address', async () => {
    const phoneSystemHost = `127.0.0.1:${asterisk.port}`
    expect(await ring({ values: { phoneSystemHost, phoneSystemPort: '' } })).toBe('done')
  })

  it('is understood when its answers come in pieces', async () => {
    asterisk.mood.piece = 3
    expect(await ring()).toBe('done')
  })

  it.each(['unplugged', 'no such context'] as const)(
    'fails for a call that is %s, and is asked once',
    async (mood) => {
      asterisk.mood.call = mood
      expect(await ring()).toBe('failed')
      expect(asterisk.placed).toHaveLength(1)
    },
  )

  it.each([
    ['mute', 'failed', 0],
    ['breaks at the call', 'failed', 1],
    ['breaks after the call', 'done', 1],
  ] as const)('has, on a line that is or does %s, %s', async (line, ended, calls) => {
    asterisk.mood.line = line
    expect(await ring({ withinMs: 400 })).toBe(ended)
    expect(asterisk.placed).toHaveLength(calls)
  })

  it('fails with a wrong password, and where nobody listens', async () => {
    expect(await ring({ values: { phoneSystemPassword: seal(config, 'other') } })).toBe('failed')
    expect(asterisk.placed).toEqual([])
    expect(await ring({ values: { phoneSystemPort: '1' } })).toBe('failed')
  })

  it('takes no line break in a value for an action of its own', async () => {
    await ring({ values: { phoneSystemContext: 'inside\r\nAction: Command\r\nCommand: stop' } })
    expect(asterisk.heard.filter((line) => line.startsWith('Action: ')).toSorted()).toEqual([
      ...['Action: Challenge', 'Action: Login', 'Action: Originate'],
    ])
  })

  it.each<[string, Set]>([
    ['from what is no extension', { command: { ...call, from: '201&PJSIP/9' } }],
    ['to what is no extension', { command: { ...call, point: 'room 12' } }],
    ['at the address of a cloud’s secrets', { values: { phoneSystemHost: '169.254.169.254' } }],
    ['without an address', { values: { phoneSystemHost: '' } }],
    ['of a maker that nothing drives', { values: { phoneSystemProvider: 'twilio' } }],
  ])('is not asked %s', async (_, set) => {
    await expect(ring(set)).rejects.toThrow(/extension|setting|set up/)
    expect(asterisk.heard).toEqual([])
  })
})

describe('a phone system that is asked over the web', () => {
  const heard: Heard[] = []
  let says = 200
  let web: Awaited<ReturnType<typeof listenOnLoopback>>
  beforeAll(async () => {
    web = await listenOnLoopback({
      answer: (one) => {
        heard.push(one)
        return { status: says, body: '{}' }
      },
      faultOf: () => null,
      trouble: (status) => ({ status, body: '' }),
    })
  })
  afterAll(() => web.close())
  beforeEach(() => {
    heard.length = 0
    says = 200
  })
  const signIn = () => ({
    ...{ phoneSystemUserName: 'ari', phoneSystemPassword: seal(config, 'key') },
  })
  const basic = `Basic ${Buffer.from('ari:key').toString('base64')}`

  it('takes a call by Asterisk’s web interface', async () => {
    const ari = { phoneSystemProvider: 'asteriskAri', phoneSystemHost: web.url, ...signIn() }
    expect(await placed(ari)).toBe('done')
    expect(heard[0]).toMatchObject({
      ...{ method: 'POST', path: '/ari/channels' },
      headers: { authorization: basic },
    })
    expect(Object.fromEntries(new URLSearchParams(heard[0]?.query))).toEqual({
      ...{ endpoint: 'PJSIP/201', extension: '112', context: 'from-internal', priority: '1' },
      ...{ callerId: '201', timeout: '30', channelId: 'effect-1' },
    })
    says = 404
    expect(await placed(ari)).toBe('failed')
    expect(heard).toHaveLength(2)
  })

  it('takes a call by one address that names both ends', async () => {
    const phoneSystemHost = `${web.url}/call?to={point}&from={from}`
    expect(await placed({ phoneSystemProvider: 'http', phoneSystemHost, ...signIn() })).toBe('done')
    expect(heard[0]).toMatchObject({ method: 'GET', path: '/call', query: 'to=112&from=201' })
    expect(heard[0]?.headers.authorization).toBe(basic)
  })
})
