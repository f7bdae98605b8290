import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, ConfigurationRefused, configOf } from '../config.ts'
import { openFacility } from '../facility/facility.ts'
import { setUpFacility } from '../facility/set-up.ts'
import { openApp } from '../open-app.ts'
import { practiceOutside } from '../outside/outside.ts'
import { aDatabase } from '../test/a-database.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'

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
    ['live with a clock', { ...live, CLOCK: '2026-11-24T14:00:00-05:00' }, 'CLOCK is for practice'],
    ['practice with a Stripe key', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY'],
    ['practice with a webhook secret', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'WEBHOOK_SECRET'],
    ['practice with a Cardknox key', { CARDKNOX_KEY: 'ck_1' }, 'CARDKNOX_KEY'],
    ['a mode that there is not', { MODE: 'demo' }, 'MODE'],
  ])('is refused in one line that says which: %s', (_, env, says) => {
    const start = () => configOf(env)
    expect(start).toThrow(ConfigurationRefused)
    expect(start).toThrow(says)
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
  const told = { now: '2026-11-24T14:00:00-05:00', scene: 'empty', paymentIntent: 'x', ok: true }

  it('are not there in live mode, nor its accounts', async () => {
    const config: Config = configOf(live)
    const db = await aDatabase()
    await setUpFacility(db, config, Date.now())
    const facility = await openFacility(db, Date.now)
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
      const payload = method === 'POST' ? { payload: told } : {}
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
})
