import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { configOf } from '../config.ts'
import { openFacility } from '../facility/facility.ts'
import { setUpFacility } from '../facility/set-up.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { users } from '../people/table.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { aDatabase } from '../test/databases/a-database.ts'
import { firstAdministratorLink } from './first-administrator.ts'

/** A new live facility; `again` is another start on its database. */
async function aLiveFacility(secretKey = 'k'.repeat(32)) {
  const db = await aDatabase()
  const live = { MODE: 'live', PUBLIC_URL: 'https://mikvah.example.org', LOG_LEVEL: 'silent' }
  const again = async (key = secretKey) => {
    const startsWith = async (more: object = {}) => {
      const config = configOf({ ...live, SECRET_KEY: key, ...more })
      await setUpFacility(db, config, Date.now())
      return config
    }
    const config = await startsWith().catch(({ message }: Error) =>
      startsWith({ NEW_SECRET_KEY: /NEW_SECRET_KEY=(\w+)/.exec(message)?.[1] }),
    )
    const { app, parts } = await buildApp({
      ...{ config, db, outside: practiceOutside(db), realNow: Date.now },
      facility: await openFacility(db, Date.now, config),
      exemptsAddress: () => false,
    })
    afterUse(() => app.close())
    const post = async (url: string, payload: object | string, headers: object = {}) => {
      const answer = await app.inject({
        ...{ method: 'POST', url, payload },
        headers: { host: 'mikvah.example.org', ...headers },
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    const make = (token: string, more: object = {}) =>
      post('/api/api/account/firstadministrator', { token, ...chosen, ...more })
    const signIn = (userName = chosen.userName) =>
      post(
        '/api/token',
        new URLSearchParams({
          ...{ grant_type: 'password', username: userName, password: chosen.password },
        }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      )
    return { make, signIn, link: () => firstAdministratorLink(parts) }
  }
  return { db, again, ...(await again()) }
}
const chosen = { userName: 'Miriam', password: 'deep still water' }
const tokenIn = (link: string | null) => link?.split('#')[1] ?? ''
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('the link of a new live facility', () => {
  it('makes its first administrator, who signs in, once', async () => {
    const { make, signIn, link } = await aLiveFacility()
    const printed = await link()
    expect(printed).toMatch(/^https:\/\/mikvah\.example\.org\/first-administrator#[\w-]{43}$/)
    expect((await make(tokenIn(printed))).status).toBe(200)
    expect((await signIn()).body.roles).toBe('Admin')
    expect(await link()).toBeNull()
    const second = await make(tokenIn(printed), { userName: 'Another' })
    expect(said(second)).toEqual([409, 'first-link-used'])
    expect((await signIn('Another')).status).toBe(400)
  })

  it('is the same at each start before its use, another for another facility, and needs its key', async () => {
    const { again, link } = await aLiveFacility()
    const other = await aLiveFacility()
    expect(await (await again()).link()).toBe(await link())
    expect(await (await again('another key of the same length….')).link()).not.toBe(await link())
    expect(await other.link()).not.toBe(await link())
  })

  it('is used by one of two who open it at the same moment', async () => {
    const { db, again, make, link } = await aLiveFacility()
    const token = tokenIn(await link())
    const elsewhere = await again()
    const both = await Promise.all([make(token), elsewhere.make(token, { userName: 'Another' })])
    expect(both.map(said).sort()).toEqual([
      [200, undefined],
      [409, 'first-link-used'],
    ])
    expect(await db.orm.select().from(users)).toHaveLength(1)
  })

  it('is refused when it isn’t whole, and so are a name of digits and a short password', async () => {
    const { db, make, link } = await aLiveFacility()
    const token = tokenIn(await link())
    for (const wrong of [token.slice(1), `${token}A`, 'x', token.toUpperCase()])
      expect(said(await make(wrong))).toEqual([404, 'first-link-wrong'])
    for (const more of [{ userName: '12015550142' }, { userName: 'ab' }, { password: 'short' }])
      expect((await make(token, more)).status).toBe(400)
    expect(await db.orm.select().from(users)).toEqual([])
  })

  it('is none in practice', async () => {
    const practice = await aFacility()
    expect(await firstAdministratorLink(practice.parts)).toBeNull()
    const body = { token: 'x', ...chosen }
    const refused = await practice.anyone.post('account/firstadministrator', body)
    expect(said(refused)).toEqual([404, 'first-link-wrong'])
  })
})
