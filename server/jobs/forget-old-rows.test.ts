import { beforeEach, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { newId } from '../ids.ts'
import { deviceCredentials, loginCodes, refreshTokens } from '../sign-in/table.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { forgetOldRows } from './forget-old-rows.ts'

const days = 24 * 3_600_000

let facility: TestFacility
let her: Person
beforeEach(async () => {
  facility = await aFacility()
  her = await facility.patron()
  await facility.db.orm.delete(deviceCredentials)
})

const aDevice = (lastUsedAt: number) => {
  const id = newId()
  const device = { id, userId: her.userId, secretHash: id, createdAt: 0, lastUsedAt }
  return facility.db.orm.insert(deviceCredentials).values(device)
}

it('signs out a device for good that wasn’t used for 400 days', async () => {
  const now = facility.parts.realNow()
  facility.parts.realNow = () => now
  await aDevice(now - 400 * days)
  await aDevice(now - 400 * days + 1)
  await forgetOldRows(facility.parts)
  const left = await facility.db.orm.select().from(deviceCredentials)
  expect(left.map(({ lastUsedAt }) => lastUsedAt)).toEqual([now - 400 * days + 1])
})

it('leaves a sign-in its thirty days, and a day more for who comes too late', async () => {
  const now = facility.parts.realNow()
  facility.parts.realNow = () => now
  const { orm } = facility.db
  await orm.delete(refreshTokens)
  const aToken = (id: string, expiresAt: number) => {
    const token = { id, family: id, userId: her.userId, secretHash: id, deviceCredentialId: null }
    return orm
      .insert(refreshTokens)
      .values({ ...token, issuedAt: expiresAt - 30 * days, expiresAt })
  }
  await aToken('over', now - days)
  await aToken('just over', now - days + 1)
  await aToken('good', now + days)
  await forgetOldRows(facility.parts)
  const left = await orm.select().from(refreshTokens)
  expect(left.map(({ id }) => id).toSorted()).toEqual(['good', 'just over'])
})

it('tries again at once what failed, not an hour later', async () => {
  const { orm } = facility.db
  await orm.insert(loginCodes).values({
    id: 'old',
    phone: '1',
    codeHash: '',
    language: 'en',
    sentAt: 0,
    expiresAt: 0,
  })
  await orm.execute(sql`alter table messages rename to away`)
  await expect(forgetOldRows(facility.parts)).rejects.toThrow()
  await orm.execute(sql`alter table away rename to messages`)
  await forgetOldRows(facility.parts)
  expect(await orm.select().from(loginCodes)).toEqual([])
})
