import { once } from 'node:events'
import { type AddressInfo, connect as dial } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'

/** What a browser never sends: written on the line byte by byte, past every client's own care. */
let facility: TestFacility
let patron: Person
let port: number
beforeAll(async () => {
  facility = await aFacility({ behindProxy: true })
  patron = await facility.patron()
  await facility.app.listen({ port: 0, host: '127.0.0.1' })
  port = (facility.app.server.address() as AddressInfo).port
})

/** Sends this text and gives all that comes back until the connection is closed, with the statuses in it. */
async function said(text: string): Promise<{ statuses: string[]; heard: string }> {
  const socket = dial(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  return { heard, statuses: [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, s = '']) => s) }
}
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
const get = (path: string, ...headers: string[]) =>
  lines(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers)
const bearer = () => `Authorization: Bearer ${patron.token}`

describe('a request that says its length in two ways', () => {
  const smuggled = () => lines('GET /api/api/settings HTTP/1.1', 'Host: localhost', bearer())
  const path = '/api/api/account/register'
  const json = 'Content-Type: application/json'

  it.each([
    ['both lengths', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['both, the other way', ['Transfer-Encoding: chunked', 'Content-Length: 4'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 60'], '{}'],
    ['a list of lengths', ['Content-Length: 2, 60'], '{}'],
    ['a length with a sign', ['Content-Length: +2'], '{}'],
    ['a length in hex', ['Content-Length: 0x2'], '{}'],
    ['chunked not last', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
    ['chunked in disguise', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['chunked after a space', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
    ['a folded line', ['Transfer-Encoding:\r\n chunked', 'Content-Length: 2'], '{}'],
    ['a bare line feed', ['X: 1\nTransfer-Encoding: chunked', 'Content-Length: 2'], '{}'],
    ['a chunk of no size', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a chunk longer than itself', ['Transfer-Encoding: chunked'], '2\r\n{}x\r\n0\r\n\r\n'],
  ])('(%s) is refused, its line closed, and what follows is never read', async (_, heads, body) => {
    const head = lines(`POST ${path} HTTP/1.1`, 'Host: localhost', json, ...heads)
    const { statuses, heard } = await said(`${head}${body}${smuggled()}`)
    expect(statuses).toEqual(['400'])
    expect(heard).not.toContain('401')
  })
})

it('requests that come in one breath are answered each, in order and with its own', async () => {
  const two = lines(`GET /api/api/users/${patron.userId} HTTP/1.1`, 'Host: localhost', bearer())
  const none = lines(`GET /api/api/users/${patron.userId} HTTP/1.1`, 'Host: localhost')
  const { statuses, heard } = await said(`${two}${none}${two}${get('/version.json')}`)
  expect(statuses).toEqual(['200', '401', '200', '200'])
  expect(heard.split('HTTP/1.1').filter((one) => one.includes(patron.userId))).toHaveLength(2)
})

it('a thousand requests in one breath take their share, and leave the others’', async () => {
  const from = 'X-Forwarded-For: 203.0.113.90'
  const one = lines('GET /version.json HTTP/1.1', 'Host: localhost', from)
  const { statuses } = await said(one.repeat(999) + get('/version.json', from))
  expect(statuses).toHaveLength(1000)
  const answered = statuses.filter((status) => status === '200').length
  expect(answered).toBeGreaterThan(0)
  expect(answered).toBeLessThanOrEqual(600)
  expect(statuses.filter((status) => !['200', '429', '503'].includes(status))).toEqual([])
  const other = await said(get('/version.json', 'X-Forwarded-For: 203.0.113.91'))
  expect(other.statuses).toEqual(['200'])
})

describe('an address that tries to be another', () => {
  it.each([
    '/api/api/users/%2e%2e/settings',
    '/api/api/users/..%2fsettings',
    '/api/api/users/..%5csettings',
    '/api/api/users/%00',
    '/api/api/users/%c0%ae',
    '/api/api/users/%E0%A4%A',
    '/api/api/users/%',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/....//....//package.json',
    '/.env',
    '/.git/config',
    '/pages/kinds.json',
    '//evil.example/api/api/settings',
    '/\\evil.example',
    '/api/api/users/a;b=c',
    `/api/api/users/${'x'.repeat(8000)}`,
    '/api/api/settings?%00=1&%=2&a[b][c]=3',
    '/?a=%ff%fe',
  ])('%s is a page, or no', async (path) => {
    for (const headers of [[], [bearer()]]) {
      const { statuses, heard } = await said(get(path, ...headers))
      expect(['200', '301', '400', '401', '403', '404', '414']).toContain(statuses[0])
      expect(heard).not.toMatch(/"name": "mikvah"|root:x|\[core\]|"home"/)
      expect(heard).not.toMatch(/location: (https?:)?\/\/evil/i)
      if (statuses[0] === '200') expect(heard).toMatch(/content-type: text\/html/i)
    }
  })

  it.each([
    ['two', ['Host: localhost', 'Host: evil.example']],
    ['none', []],
    ['a strange', ['Host: evil.example']],
    ['one with a name in it', ['Host: user@localhost']],
    ['one with a path', ['Host: localhost/../evil']],
    ['one that is two', ['Host: localhost, evil.example']],
    ['one with a wild port', ['Host: localhost:99999999']],
  ])('under %s Host is refused', async (name, hosts) => {
    const { statuses, heard } = await said(
      lines('GET /api/api/settings/publicsettings HTTP/1.1', ...hosts, 'Connection: close'),
    )
    expect(heard).not.toContain('evil.example')
    if (name === 'one with a wild port') return
    expect(['400', '403', '421']).toContain(statuses[0])
  })

  it('in X-Forwarded-Host or Forwarded changes nothing', async () => {
    const { statuses, heard } = await said(
      get('/', 'X-Forwarded-Host: www.evil.example', 'Forwarded: host=evil.example;for=1.2.3.4'),
    )
    expect(heard).not.toMatch(/location:/i)
    expect(heard).not.toContain('evil.example')
    expect(['200', '403', '404', '421']).toContain(statuses[0])
  })
})

describe('whom a chain of X-Forwarded-For names', () => {
  /** Uses up the limit of an address. Two addresses that count as one are then both refused. */
  const fill = async (from: string) => {
    const named = `X-Forwarded-For: ${from}`
    const asked = lines('GET /version.json HTTP/1.1', 'Host: localhost', named)
    const statuses = []
    for (let breath = 0; breath < 30; breath++) {
      statuses.push(...(await said(asked.repeat(19) + get('/version.json', named))).statuses)
    }
    return statuses
  }
  const askedOnce = async (from: string) =>
    (await said(get('/version.json', `X-Forwarded-For: ${from}`))).statuses[0]

  it('is the last before the proxy, however the rest is spelled', async () => {
    expect(new Set(await fill('198.51.100.20'))).toEqual(new Set(['200']))
    for (const same of [
      '198.51.100.20',
      '  198.51.100.20  ',
      '::ffff:198.51.100.20',
      '::FFFF:c633:6414',
      '203.0.113.1,198.51.100.20',
      '203.0.113.1 , 10.0.0.1 ,  198.51.100.20',
      '127.0.0.1, 198.51.100.20',
      ',198.51.100.20',
      '198.51.100.20, 127.0.0.1',
    ]) {
      expect([same, await askedOnce(same)]).toEqual([same, '429'])
    }
    expect(await askedOnce('198.51.100.21')).toBe('200')
  })

  it.each(['nonsense', '', ',', 'unknown', "'; drop table limits; --", '1.2.3.4.5', '[::1]', 'x'])(
    'of %j answers all the same, and sets nobody free',
    async (from) => {
      expect(await askedOnce(from)).toBe('200')
      const code = await said(
        `${lines('POST /api/api/account/register HTTP/1.1', 'Host: localhost', 'Connection: close', `X-Forwarded-For: ${from}`, 'Content-Type: application/json', 'Content-Length: 2')}{}`,
      )
      expect(code.statuses).toEqual(['400'])
    },
  )
})

describe('headers that are too much', () => {
  it.each([
    ['one cookie of 20 kB', [`Cookie: a=${'x'.repeat(20_000)}`]],
    ['a token of 20 kB', [`Authorization: Bearer ${'x'.repeat(20_000)}`]],
    ['5,000 headers', Array.from({ length: 5000 }, (_, at) => `X-${at}: 1`)],
  ])('(%s) are refused', async (_, headers) => {
    expect((await said(get('/version.json', ...headers))).statuses).toEqual(['431'])
  })

  it('of a kilobyte or two are read, and a token of nonsense is none', async () => {
    expect((await said(get('/', `Cookie: ${'a=1; '.repeat(2000)}`))).statuses[0]).not.toMatch(/^5/)
    for (const token of ['a.b.c', 'a'.repeat(8000), '..', 'null', 'Bearer', '\u00e9']) {
      const { statuses } = await said(get('/api/api/settings', `Authorization: Bearer ${token}`))
      expect(statuses).toEqual(['401'])
    }
  })
})

describe('a body', () => {
  const post = (path: string, body: string, ...headers: string[]) =>
    said(
      `${lines(`POST /api/api/${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, ...headers)}${body}`,
    )

  it.each([
    ['100,000 lists in one another', '['.repeat(100_000)],
    ['100,000 lists that end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['40,000 objects in one another', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['a number of 100,000 digits', `{"phone":${'9'.repeat(100_000)}}`],
    ['a prototype', '{"__proto__":{"admin":true},"phone":"1"}'],
    ['the same name twice', '{"phone":"2015550100","phone":{"a":1}}'],
    ['half a letter', '{"phone":"\\ud800"}'],
    ['NaN', '{"phone":NaN}'],
    ['nothing', ''],
    ['a mark before it', '\ufeff{"phone":1}'],
  ])('of %s is refused by name', async (_, body) => {
    const ofAPatron = await post('reservations/newreservation', body, bearer())
    expect(ofAPatron.statuses).toEqual(['400'])
    const ofAStranger = await post('account/register', body)
    expect(ofAStranger.statuses).toEqual([body.length > 32 * 1024 ? '413' : '400'])
  })
})
