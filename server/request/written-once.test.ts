import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aFacility } from '../test/a-facility.ts'
import { sentOnce, writtenOnce } from './written-once.ts'

const long = 'what anyone may ask for '.repeat(200)

describe('what is written once', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['br', 'br;q=0.1'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, x-gzip;q=0.5'],
    ['gzip', '*'],
    [null, 'deflate, zstd'],
    [null, 'gzip;q=0.0'],
    [null, undefined],
  ] as const)('is %s for whoever reads %s, the very bytes each time', (encoding, accepted) => {
    const result = writtenOnce({ long })
    const send = () => sentOnce(result, () => JSON.stringify(result), accepted)
    const [first, second] = [send(), send()]
    expect(first?.encoding).toBe(encoding)
    expect(second?.body).toBe(first?.body)
  })
})

it('no answer is compressed anew in a way that none is kept in, however it is asked for', async () => {
  const { app } = await aFacility()
  const ask = (accepted: string) =>
    app.inject({
      url: '/api/api/settings/languagetexts',
      headers: { 'accept-encoding': accepted },
    })
  const plain = await ask('identity')
  for (const accepted of ['deflate', 'zstd', 'deflate, zstd']) {
    const { headers, body } = await ask(accepted)
    expect([accepted, headers['content-encoding'], body]).toEqual([accepted, undefined, plain.body])
  }
  for (const [accepted, opened] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await ask(accepted)
    expect(headers['content-encoding']).toBe(accepted)
    expect(opened(rawPayload).toString()).toBe(plain.body)
  }
})
