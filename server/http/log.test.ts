import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { configOf } from '../config.ts'
import { Refused } from '../request/refused.ts'
import { tellFailures } from './failures.ts'
import { loggerOptions } from './logger.ts'

/** An app without calls, and the lines that it logs. */
function logged() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { logger } = loggerOptions(configOf({ LOG_LEVEL: 'trace' }))
  let asked = 0
  const genReqId = () => `${10_000_000 + ++asked}-more`
  const app = fastify({ logger: { ...(logger as object), stream }, genReqId })
  return { app, lines }
}

it('a line of the log tells the route and the status, and nothing of whom or what', async () => {
  const { app, lines } = logged()
  tellFailures(app)
  app.post('/users/:id/notes', async (request, reply) => {
    request.log.info({ user: { phone: '12015550199', password: 'secret-password' } }, 'noted')
    if (request.headers['x-fail']) {
      const cause = new Error('duplicate key')
      throw Object.assign(new Error('Failed query: insert … params: 12015550199', { cause }), {
        params: ['12015550199'],
      })
    }
    return reply.send({ ok: true })
  })
  for (const fail of ['', 'yes'])
    await app.inject({
      method: 'POST',
      url: '/users/rivka-7/notes?phone=12015550199',
      headers: { authorization: 'Bearer top-secret-token', ...(fail ? { 'x-fail': fail } : {}) },
      payload: { note: 'a private matter' },
    })
  const log = lines.join('')
  expect(log).toContain('"route":"/users/:id/notes"')
  expect(log).toContain('"status":200')
  expect(log).toContain('"status":500')
  expect(log).toContain('duplicate key')
  expect(log).toContain('"user":{}')
  for (const private_ of [
    'rivka-7',
    '12015550199',
    'top-secret-token',
    'secret-password',
    'a private matter',
  ])
    expect(log).not.toContain(private_)
})

it('what is read of a fault leads to its line in the log, and of a refusal nothing is added', async () => {
  const { app, lines } = logged()
  tellFailures(app)
  app.get('/fault', () => Promise.reject(new Error('a bug')))
  app.get('/full', () => Promise.reject(new Refused('slot-taken')))
  const readOf = async (url: string): Promise<string> =>
    (await app.inject({ url })).json().errorMessage
  const [, shown = ''] = /^An error occurred\. \[(.{8})\]$/.exec(await readOf('/fault')) ?? []
  const [line = ''] = lines.filter((each) => each.includes('"msg":"call failed"'))
  expect(shown).not.toBe('')
  expect(JSON.parse(line).reqId.startsWith(shown)).toBe(true)
  expect(await readOf('/full')).not.toContain('[')
})

it('an error that a plugin logs by itself, or the framework with its message, tells nothing of the values of a query', async () => {
  const { app, lines } = logged()
  const cause = new Error('connection lost')
  const failed = new Error('Failed query: select … params: 12015550199', { cause })
  app.get('/plugin', async (request) => {
    request.log.error(failed)
    request.log.warn({ err: failed })
    return 'well'
  })
  app.get('/framework', () => Promise.reject(failed))
  for (const url of ['/plugin', '/framework']) await app.inject({ url })
  const log = lines.join('')
  expect(lines.filter((line) => line.includes('"msg":"connection lost"'))).toHaveLength(3)
  expect(log).not.toMatch(/12015550199|Failed query/)
})
