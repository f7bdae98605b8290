import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { configOf } from '../config.ts'
import { facility } from '../facility/table.ts'
import { openApp } from '../open-app.ts'
import { readAccessToken, writeAccessToken } from '../sign-in/access-token.ts'
import { afterUse } from '../test/after-use.ts'
import { aDatabase } from '../test/databases/a-database.ts'
import { keysOf } from './keys.ts'

const SECRET_KEY = 'a secret that stands in no database'

it('nothing that the database holds signs a token that is taken; SECRET_KEY with it does', async () => {
  const db = await aDatabase()
  const { app, parts } = await openApp(db, configOf({ SECRET_KEY, LOG_LEVEL: 'silent' }), {
    seed: 'empty',
  })
  afterUse(() => app.close())
  const [row] = await db.orm.select().from(facility)
  const salt = row?.keySalt ?? ''
  const kept = { keySalt: salt, keyRoot: null }
  const text = new TextEncoder()
  const settingsAskedWith = async (key: Uint8Array) => {
    const token = await new SignJWT({ kind: 'staff', roles: ['Admin'], at: Date.now() })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('anyone')
      .setIssuer('sign-in')
      .setAudience('api')
      .setExpirationTime('15m')
      .sign(key)
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ url: '/api/api/settings', headers })).statusCode
  }
  for (const known of [text.encode(salt), Buffer.from(salt, 'base64url')]) {
    expect(await settingsAskedWith(known)).toBe(401)
  }
  expect(await settingsAskedWith(keysOf({ secretKey: null }, kept).tokens)).toBe(401)
  expect(await settingsAskedWith(parts.facility.keys.codes)).toBe(401)
  expect(await settingsAskedWith(keysOf({ secretKey: SECRET_KEY }, kept).tokens)).toBe(200)
})

it('a token that one facility of a process has taken is none of another’s', async () => {
  const facilityWith = (salt: string) =>
    ({
      facility: { keys: keysOf({ secretKey: SECRET_KEY }, { keySalt: salt, keyRoot: null }) },
      realNow: Date.now,
    }) as Parameters<typeof readAccessToken>[0]
  const [ours, theirs] = [facilityWith('ours'), facilityWith('theirs')]
  const caller = { userId: 'her', kind: 'patron', roles: [], family: 'one' } as const
  const token = await writeAccessToken(ours, caller)
  expect(await readAccessToken(ours, token)).toMatchObject({ caller })
  expect(await readAccessToken(theirs, token)).toBe(null)
})
