import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { afterUse } from '../../test/after-use.ts'
import { keepPressed } from './compress-once.ts'

it('compresses a text once, sends it plainly to who reads no Brotli, and the same bytes to everybody', async () => {
  const app = fastify()
  afterUse(() => app.close())
  keepPressed(app)
  const sent: unknown[] = []
  app.addHook('onSend', async (_, __, payload) => {
    sent.push(payload)
    return payload
  })
  let asked = 0
  app.get('/text', () => `asked ${++asked} times`)
  const ask = (accepts: string) =>
    app.inject({ url: '/text', headers: { 'accept-encoding': accepts } })
  for (const nth of [1, 2]) {
    const { headers, rawPayload } = await ask('gzip, br')
    expect([nth, headers['content-encoding'], headers.vary]).toEqual([nth, 'br', 'Accept-Encoding'])
    expect([nth, brotliDecompressSync(rawPayload).toString()]).toEqual([nth, 'asked 1 times'])
  }
  for (const accepts of ['gzip', 'identity']) {
    const plain = await ask(accepts)
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'asked 1 times'])
  }
  // Whoever takes nothing of an answer holds no copy of it.
  const [br, brAgain, plain, plainAgain] = sent
  expect([br, plain].map(Buffer.isBuffer)).toEqual([true, true])
  expect([brAgain === br, plainAgain === plain]).toEqual([true, true])
})

it('leaves bytes, what is empty and what failed as they are', async () => {
  const app = fastify()
  afterUse(() => app.close())
  keepPressed(app)
  app.get('/bytes', () => Buffer.from('bytes'))
  app.get('/empty', () => '')
  app.get('/failed', (_, reply) => reply.code(500).send('failed'))
  for (const [url, body] of [
    ['/bytes', 'bytes'],
    ['/empty', ''],
    ['/failed', 'failed'],
    ['/nowhere', undefined],
  ] as const) {
    const got = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect([url, got.headers['content-encoding'], got.headers.vary]).toEqual([
      url,
      undefined,
      undefined,
    ])
    if (body !== undefined) expect(got.body).toBe(body)
  }
})
