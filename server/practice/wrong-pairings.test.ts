import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, ConfigurationRefused, configOf } from '../config.ts'
import { openFacility } from '../facility/facility.ts'
import { setUpFacility } from '../facility/set-up.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { openApp } from '../open-app.ts'
import { aFacility } from '../test/a-facility.ts'
import { refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { aDatabase } from '../test/databases/a-database.ts'

const live = {
  MODE: 'live',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://mikvah.example.org',
  LOG_LEVEL: 'silent',
}

describe('a start in the wrong pairing', () => {
  it.each([
    ['live without a secret key', { ...live, SECRET_KEY: undefined }, 'needs SECRET_KEY'],
    ['live with a short secret key', { ...live, SECRET_KEY: 'short' }, 'at least 32 characters'],
    ['live without its address', { ...live, PUBLIC_URL: '' }, 'needs PUBLIC_URL'],
    ['live below a path', { ...live, PUBLIC_URL: 'https://m.example/app' }, 'PUBLIC_URL'],
    ['live with a password', { ...live, PUBLIC_URL: 'https://a:b@m.example' }, 'PUBLIC_URL'],
    ['live with a clock', { ...live, CLOCK: '2026-11-24T14:00:00-05:00' }, 'CLOCK is for practice'],
    ['practice with a Stripe key', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY'],
    ['practice with a webhook secret', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'WEBHOOK_SECRET'],
    ['practice with a Cardknox key', { CARDKNOX_KEY: 'ck_1' }, 'CARDKNOX_KEY'],
    ['Twilio over an open line', { ...live, TWILIO_URL: 'http://t.example' }, 'must be https'],
    ['Twilio below a path', { ...live, TWILIO_URL: 'https://t.example/a' }, 'TWILIO_URL'],
    ['a mode that there is not', { MODE: 'demo' }, 'MODE'],
    ['practice at a public address', { PUBLIC_URL: 'https://m.example' }, 'PRACTICE_OPEN=yes'],
    ['practice at a plain public one', { PUBLIC_URL: 'http://m.example' }, 'PRACTICE_OPEN=yes'],
    ['practice that listens to all', { HOST: '0.0.0.0' }, 'PRACTICE_OPEN=yes'],
    ['practice that listens to all, IPv6', { HOST: '::' }, 'PRACTICE_OPEN=yes'],
    ['practice that listens to a net', { HOST: '192.168.1.20' }, 'PRACTICE_OPEN=yes'],
    ['practice opened by half a word', { HOST: '0.0.0.0', PRACTICE_OPEN: 'y' }, 'PRACTICE_OPEN'],
    ['live that is open for practice', { ...live, PRACTICE_OPEN: 'yes' }, 'PRACTICE_OPEN'],
  ])('is refused in one line that says which: %s', (_, env, says) => {
    const start = () => configOf(env)
    expect(start).toThrow(ConfigurationRefused)
    expect(start).toThrow(says)
    expect(start).not.toThrow('\n')
  })

  it.each([
    ['live without a secret key', { ...live, SECRET_KEY: '' }, 'needs SECRET_KEY'],
    ['practice that listens to all', { HOST: '0.0.0.0' }, 'PRACTICE_OPEN=yes'],
  ])('ends the process with that line alone: %s', async (_, env, says) => {
    const { code, said } = await refusedStart({ CLOCK: '', ...env })
    expect([code, said.trim().split('\n').length]).toEqual([1, 1])
    expect(said).toContain(says)
  })

  it('goes ahead when practice is opened in so many words, or stays at home', () => {
    const open = { PRACTICE_OPEN: 'yes', HOST: '0.0.0.0', PUBLIC_URL: 'https://m.example' }
    expect(configOf(open)).toMatchObject({ host: '0.0.0.0', practiceOpen: true })
    for (const HOST of ['localhost', '127.0.0.1', '::1']) {
      expect(configOf({ HOST, PUBLIC_URL: 'http://localhost:8080' }).practiceOpen).toBe(false)
    }
  })

  it('is live in the image, which listens to all', () => {
    const image = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
    const set = Object.fromEntries(
      [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
        pairs.split(' ').map((pair) => pair.split('=')),
      ),
    )
    expect(set).toMatchObject({ MODE: 'live', HOST: '0.0.0.0' })
    expect(() => configOf(set)).toThrow('needs SECRET_KEY')
  })

  it('listens to this machine alone in practice, to all in live mode', () => {
    expect(configOf({}).host).toBe('127.0.0.1')
    expect(configOf(live).host).toBe('0.0.0.0')
  })

  it('is refused on a database that was made in the other mode', async () => {
    const practised = await aFacility()
    const asLive = setUpFacility(practised.db, configOf(live), 0)
    await expect(asLive).rejects.toThrow('made in practice mode and stays in it; MODE is live')

    const made = await aDatabase()
    await setUpFacility(made, configOf(live), 0)
    const asPractice = openApp(made, configOf({ LOG_LEVEL: 'silent' }))
    await expect(asPractice).rejects.toThrow('made in live mode and stays in it; MODE is practice')
  })
})

describe('the practice calls', () => {
  const calls = [
    ['GET', '/api/practice/outbox'],
    ['GET', '/api/practice/accounts'],
    ['GET', '/api/practice/devices'],
    ['POST', '/api/practice/clock'],
    ['POST', '/api/practice/reset'],
    ['POST', '/api/practice/confirm'],
  ] as const
  const answer = { now: '2026-11-24T14:00:00-05:00', scene: 'empty', paymentIntent: 'x', ok: true }

  it('are not there in live mode, nor its accounts', async () => {
    const config: Config = configOf(live)
    const db = await aDatabase()
    await setUpFacility(db, config, Date.now())
    const facility = await openFacility(db, Date.now, config)
    const { app } = await buildApp({
      config,
      db,
      facility,
      outside: practiceOutside(db),
      realNow: Date.now,
      exemptsAddress: () => false,
    })
    afterUse(() => app.close())
    const headers = { host: 'mikvah.example.org' }
    for (const [method, url] of calls) {
      const payload = method === 'POST' ? { payload: answer } : {}
      expect((await app.inject({ method, url, headers, ...payload })).statusCode, url).toBe(404)
    }
    const signIn = new URLSearchParams({
      grant_type: 'password',
      username: 'Admin',
      password: 'practice-admin',
    })
    const refused = await app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: signIn.toString(),
    })
    expect(refused.statusCode).toBe(400)
  })

  it('answer nobody who comes under another name than this machine’s', async () => {
    const { app } = await aFacility()
    const asked = (host: string) =>
      app.inject({ method: 'GET', url: '/api/practice/accounts', headers: { host } })
    expect((await asked('mikvah.attacker.example')).statusCode).toBe(403)
    expect((await asked('localhost.attacker.example:8080')).statusCode).toBe(403)
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', '192.168.1.20']) {
      expect((await asked(host)).statusCode, host).toBe(200)
    }
  })

  it('answer nobody from elsewhere by the machine’s address, unless practice is open', async () => {
    const asked = async (open: boolean) => {
      const { app, parts } = await aFacility()
      parts.config.practiceOpen = open
      const headers = { host: '203.0.113.44' }
      const url = '/api/practice/accounts'
      const from = { method: 'GET', url, headers, remoteAddress: '203.0.113.9' } as const
      return (await app.inject(from)).statusCode
    }
    expect(await asked(false)).toBe(403)
    expect(await asked(true)).toBe(200)
  })
})
