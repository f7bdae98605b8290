import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { configOf } from '../config.ts'
import { openFacility } from '../facility/facility.ts'
import { setUpFacility } from '../facility/set-up.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { aDatabase } from '../test/databases/a-database.ts'

async function aLiveApp(publicUrl = 'https://mikvah.example') {
  const config = configOf({
    MODE: 'live',
    PUBLIC_URL: publicUrl,
    SECRET_KEY: 'for this test alone, and long enough',
    LOG_LEVEL: 'silent',
  })
  const db = await aDatabase()
  await setUpFacility(db, config, Date.now())
  const { app } = await buildApp({
    config,
    db,
    facility: await openFacility(db, Date.now, config),
    outside: practiceOutside(db),
    realNow: Date.now,
    exemptsAddress: () => false,
  })
  afterUse(() => app.close())
  return (url: string, host: string) => app.inject({ url, headers: { host } })
}

describe('a live facility', () => {
  it('answers under the host of PUBLIC_URL and no other, and leads nowhere else', async () => {
    const ask = await aLiveApp()
    for (const host of ['mikvah.example', 'MIKVAH.example', 'mikvah.example:443'])
      expect([host, (await ask('/version.json', host)).statusCode]).toEqual([host, 200])
    const foreign = [
      'evil.example',
      'www.evil.example',
      'mikvah.example.evil.example',
      'evil-mikvah.example',
      '127.0.0.1',
      '[::1]:8080',
      'localhost',
    ]
    for (const host of foreign) {
      for (const url of ['/version.json', '/', '/api/api/settings/publicsettings', '/docs/']) {
        const answer = await ask(url, host)
        expect([host, url, answer.statusCode, answer.headers.location]).toEqual([
          host,
          url,
          421,
          undefined,
        ])
        expect(answer.json().code).toBe('wrong-host')
      }
    }
  })

  it('tells a load balancer how it is, by whatever address that asks', async () => {
    const ask = await aLiveApp()
    expect((await ask('/healthz', '10.0.0.7:8080')).statusCode).toBe(200)
    expect((await ask('/READYZ/', 'web-1')).statusCode).toBe(200)
  })

  it('sends its www host to PUBLIC_URL, its protocol and port with it, path and query kept', async () => {
    const ask = await aLiveApp('https://mikvah.example:8443')
    const sent = [
      ['/reserve?day=1', 'https://mikvah.example:8443/reserve?day=1'],
      ['//evil.example/x', 'https://mikvah.example:8443//evil.example/x'],
    ] as const
    for (const [url, location] of sent) {
      const answer = await ask(url, 'www.mikvah.example')
      expect([answer.statusCode, answer.headers.location]).toEqual([301, location])
    }
  })

  it('whose PUBLIC_URL is a www address stays there', async () => {
    const ask = await aLiveApp('https://www.mikvah.example')
    expect((await ask('/version.json', 'www.mikvah.example')).statusCode).toBe(200)
    expect((await ask('/version.json', 'mikvah.example')).statusCode).toBe(421)
  })
})

describe('a practice facility', () => {
  it('sends www.localhost to localhost', async () => {
    const { app } = await aFacility()
    const answer = await app.inject({ url: '/x?y=1', headers: { host: 'www.localhost:8080' } })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      'http://localhost:8080/x?y=1',
    ])
  })
})
