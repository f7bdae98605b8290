import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { expect, it } from 'vitest'
import { aFacility } from '../test/a-facility.ts'

/** In bytes. Compressing a smaller answer anew takes a ms or two, less than looking it up. */
const much = 16 * 1024

const open = (Object.values(contract) as Endpoint[]).filter(
  ({ who, method, stream, practiceOnly }) =>
    who.includes('anyone') && method === 'GET' && !stream && !practiceOnly,
)
const addresses = [
  ...open.map(({ path }) => path.replace(/:\w+/g, '7')),
  ...['/openapi.json', '/docs/', '/docs/js/scalar.js'],
]

it('nothing that weighs much is compressed anew for a stranger: what has been before is sent with its length', async () => {
  const { app } = await aFacility()
  const ask = (url: string, accepted: string) =>
    app.inject({ url, headers: { 'accept-encoding': accepted } })
  const heavy: string[] = []
  for (const address of addresses) {
    const { rawPayload } = await ask(address, 'identity')
    if (rawPayload.length < much) continue
    heavy.push(address)
    for (const accepted of ['br', 'gzip', 'gzip, deflate, br, zstd']) {
      const { headers, rawPayload: sent } = await ask(address, accepted)
      expect([address, accepted, Number(headers['content-length'])]).toEqual([
        ...[address, accepted, sent.length],
      ])
    }
  }
  expect(heavy).toEqual(
    expect.arrayContaining([
      ...['/api/api/settings/languagetexts', '/openapi.json', '/docs/js/scalar.js'],
    ]),
  )
})
