import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { httpClient } from './http.ts'
import { redact } from './redact.ts'

describe('asking the outside world over HTTP', () => {
  let server: Server | null = null
  afterEach(() => {
    server?.close()
    server?.closeAllConnections()
  })

  async function worldThat(answers: RequestListener): Promise<string> {
    const started = createServer(answers)
    server = started
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
    const address = started.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  }
  const client = httpClient({ timeoutMs: 2000, secrets: ['s3cret'], maxBytes: 1000 })

  it('gives back status and text, whatever the status', async () => {
    const url = await worldThat((_, response) => response.writeHead(500).end('broken'))
    const result = await client({ method: 'GET', url })
    expect(result).toMatchObject({ answered: true, status: 500, text: 'broken' })
  })

  it('follows no redirect', async () => {
    let asked = 0
    const url = await worldThat((_, response) => {
      asked += 1
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    expect(await client({ method: 'GET', url })).toMatchObject({ answered: true, status: 302 })
    expect(asked).toBe(1)
  })

  it('gives up after the time-out, not knowing what happened', async () => {
    const url = await worldThat(() => {})
    const result = await client({ method: 'POST', url, body: 'x', timeoutMs: 50 })
    expect(result).toMatchObject({ answered: false, because: 'timeout', sent: true })
  })

  it('gives up when the answer starts and never ends', async () => {
    const url = await worldThat((_, response) => response.writeHead(200).write('begin'))
    const result = await client({ method: 'GET', url, timeoutMs: 50 })
    expect(result).toMatchObject({ answered: false, because: 'timeout' })
  })

  it('does not know what happened when the line breaks after the request', async () => {
    const url = await worldThat((request) => request.socket.destroy())
    const result = await client({ method: 'POST', url, body: 'x' })
    expect(result).toMatchObject({ answered: false, because: 'connection', sent: true })
  })

  it('knows that nothing was sent when nobody listens', async () => {
    const url = await worldThat(() => {})
    await new Promise((resolve) => server?.close(resolve))
    const result = await client({ method: 'POST', url, body: 'x' })
    expect(result).toMatchObject({ answered: false, because: 'connection', sent: false })
  })

  it('takes no endless answer', async () => {
    const url = await worldThat((_, response) => response.end('x'.repeat(5000)))
    expect(await client({ method: 'GET', url })).toMatchObject({ because: 'too-large' })
  })

  it('keeps secrets out of its messages', async () => {
    const result = await client({ method: 'GET', url: 'http://s3cret.invalid:99999/' })
    expect(result.answered).toBe(false)
    expect(JSON.stringify(result)).not.toContain('s3cret')
  })
})

describe('blacking out secrets', () => {
  it.each([
    ['key sk_live_abc123 refused', 'key [hidden] refused'],
    ['card 4242 4242 4242 4242 refused', 'card [hidden] refused'],
    ['card 4242424242424242', 'card [hidden]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [hidden]'],
    ['pi_123_secret_456 is used', '[hidden] is used'],
    ['amount 3500 on 2026-11-20', 'amount 3500 on 2026-11-20'],
  ])('%s', (text, clean) => {
    expect(redact(text)).toBe(clean)
  })

  it('blacks out the secrets it is told', () => {
    expect(redact('pin tiger12 wrong', ['tiger12'])).toBe('pin [hidden] wrong')
  })
})
