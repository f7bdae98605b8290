import { beforeAll, describe, expect, it } from 'vitest'
import { chainAudit } from '../audit/chain-audit.ts'
import { checkAudit } from '../audit/check-audit.ts'
import { configOf } from '../config.ts'
import type { Database, Tx } from '../db/database.ts'
import { type SQL, sql } from '../db/drizzle/queries.ts'
import { setUpFacility } from '../facility/set-up.ts'
import { storedCardVault } from '../integrations/payments/stored-card-vault.ts'
import { liveEvents } from '../live/table.ts'
import { openApp } from '../open-app.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { settings } from '../settings/table.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { aDatabase } from '../test/databases/a-database.ts'
import { resealAll, sealedColumns } from './reseal.ts'
import { openedWith, type Secret, seal } from './seal.ts'

const practice = configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' })
const keyed = (secretKey: string, more: Partial<typeof practice> = {}) => ({
  ...{ ...practice, secretKey, ...more },
})
const [one, two, three] = ['first', 'second', 'third'].map((word) => word.repeat(8)) as [
  string,
  string,
  string,
]
const starts = (db: Database, config: typeof practice) =>
  setUpFacility(db, config, Date.now()).then(
    () => 'starts',
    (error: Error) => error.message,
  )
const refused = expect.stringMatching(/^SECRET_KEY is not the one .*NEW_SECRET_KEY=[0-9a-f]{8} /)
const nameIn = (said: string) => /NEW_SECRET_KEY=(\w+)/.exec(said)?.[1] ?? ''

describe('a start', () => {
  it('with another key than the one of the first is refused, though nothing was ever kept by it', async () => {
    const db = await aDatabase()
    expect(await starts(db, keyed(one))).toBe('starts')
    expect(await starts(db, keyed(one))).toBe('starts')
    expect(await starts(db, keyed(two))).toEqual(refused)
    expect(await starts(db, practice)).toEqual(refused)
  })

  it('needs every key that something may be sealed with, until all is sealed anew', async () => {
    const db = await aDatabase()
    const both = keyed(two, { formerKeys: [one] })
    await starts(db, keyed(one))
    expect(await starts(db, both)).toBe('starts')
    expect(await starts(db, keyed(one))).toEqual(refused)
    expect(await starts(db, keyed(two))).toEqual(refused)
    await resealAll(db, both)
    expect(await starts(db, keyed(two))).toBe('starts')
    expect(await starts(db, keyed(one))).toEqual(refused)
  })

  it('goes on with a new key once it is said that the former is lost, and from then on with that one', async () => {
    const db = await aDatabase()
    await starts(db, keyed(one))
    const named = nameIn(await starts(db, keyed(two)))
    expect(await starts(db, keyed(two, { newSecretKey: named }))).toBe('starts')
    expect(await starts(db, keyed(two))).toBe('starts')
    expect(await starts(db, keyed(one))).toEqual(refused)
  })

  it('takes no other key than the new one that was named, though it is still named', async () => {
    const db = await aDatabase()
    await starts(db, keyed(one))
    const named = nameIn(await starts(db, keyed(two)))
    await starts(db, keyed(two, { newSecretKey: named }))
    expect(await starts(db, keyed(two, { newSecretKey: named }))).toBe('starts')
    for (const newSecretKey of [named, 'yes'])
      expect(await starts(db, keyed(three, { newSecretKey }))).toEqual(refused)
    const third = nameIn(await starts(db, keyed(three)))
    expect(await starts(db, keyed(three, { newSecretKey: third }))).toBe('starts')
  })

  it('finds out by itself what a database of before is sealed with, also when one secret was written anew', async () => {
    const db = await aDatabase()
    await starts(db, keyed(one))
    await db.orm.execute(sql`update facility set key_checks = '{}', key_root = null`)
    const kept = (key: 'emailPassword' | 'cardknoxKey', secretKey: string) =>
      db.orm
        .insert(settings)
        .values({ key, value: seal({ secretKey }, 'a password'), changedAt: 0 })
    await kept('emailPassword', one)
    await kept('cardknoxKey', two)
    expect(await starts(db, keyed(two))).toEqual(refused)
    expect(await starts(db, keyed(one))).toEqual(refused)
    expect(await starts(db, keyed(two, { formerKeys: [one] }))).toBe('starts')
    expect(await starts(db, keyed(two))).toEqual(refused)
  })
})

describe('what lies sealed', () => {
  const former: Secret = { secretKey: null }
  const next = keyed(three, { formerKeys: ['practice'] })
  let house: TestFacility
  beforeAll(async () => {
    house = await aFacility()
    const { db, parts } = house
    await db.orm
      .insert(settings)
      .values({ key: 'emailPassword', value: seal(former, 'a password'), changedAt: 0 })
    const card = { brand: 'Visa', last4: '4242', exp: '0130' }
    await storedCardVault(db, former).put('hers', { ...card, id: 'card', token: 'a token' })
    await db.inTransaction((tx) =>
      addEffect(tx, {
        do: 'message',
        dueAt: Date.parse('2027-06-01'),
        payload: { channel: 'sms', to: '12015550100', text: 'See you tomorrow.' },
      }),
    )
    const got = seal(former, JSON.stringify({ id: 'r1' }))
    await db.orm.insert(liveEvents).values({ kind: 'room', number: 9_000_001, at: 0, data: got })
    const patron = await house.patron()
    const slots = await patron.get('reservations/availablereservations?dt=2026-11-26')
    const wish = { reservationTime: slots.body.at(-1).timeSlot }
    const key = { 'Idempotency-Key': 'a key of one booking' }
    expect((await patron.post('reservations/newreservation', wish, key)).status).toBe(200)
    await chainAudit(parts)
  })

  const textsOf = async (table: string, column: string) => {
    const { rows } = await house.db.orm.execute<{ text: string }>(
      sql`select ${sql.identifier(column)}::text as text from ${sql.identifier(table)}
        where ${sql.identifier(column)}::text like '%sealed:%' order by 1`,
    )
    return rows.map(({ text }) => text)
  }
  const everything = async () =>
    Promise.all(sealedColumns.map(async ([table, column]) => textsOf(table, column)))

  it('lies in the columns that are sealed anew, and in no other', async () => {
    const { rows } = await house.db.orm.execute<{ table: string; column: string }>(
      sql`select columns.table_name as table, column_name as column
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY')`,
    )
    const found: string[] = []
    for (const { table, column } of rows)
      if ((await textsOf(table, column)).length > 0) found.push(`${table}.${column}`)
    expect(found.toSorted()).toEqual(sealedColumns.map((names) => names.join('.')).toSorted())
  })

  it('stays as it is to the letter when its sealing anew is cut off in the middle', async () => {
    const { db } = house
    const before = await everything()
    await db.orm.execute(
      sql`alter table idempotency_keys add constraint no_more check (answer is null) not valid`,
    )
    await expect(resealAll(db, next)).rejects.toThrow()
    await db.orm.execute(sql`alter table idempotency_keys drop constraint no_more`)
    expect(await everything()).toEqual(before)
    expect(await starts(db, practice)).toBe('starts')
  })

  it('is opened by the new key alone afterwards, and the cards, the devices and the audit log are known by it', async () => {
    const { db, parts } = house
    const before = (await everything()).map((texts) => texts.length)
    await starts(db, next)
    const { sealed, lost } = await resealAll(db, next)
    expect([sealed, lost]).toEqual([before.reduce((sum, count) => sum + count, 0) - 1, 0])
    const after = await everything()
    expect(after.map((texts) => texts.length)).toEqual(before)
    for (const text of after.flat()) expect(openedWith(three, text)).not.toBe(null)

    const opened = await openApp(db, keyed(three), { seed: 'none' })
    afterUse(() => opened.app.close())
    expect(await checkAudit(opened.parts)).toMatchObject({ ok: true, brokenBatch: null })
    const { cards, devices, repeats } = parts.facility.keys
    expect(opened.parts.facility.keys).toMatchObject({ cards, devices, repeats })
    expect(opened.parts.facility.keys.tokens).not.toEqual(parts.facility.keys.tokens)
    expect(await storedCardVault(db, keyed(three)).list('hers')).toMatchObject([
      { token: 'a token' },
    ])
  })

  it('is left alone where no key opens it, and counted', async () => {
    const { db } = house
    await storedCardVault(db, { secretKey: 'lost' }).put('hers', {
      ...{ id: 'old', token: 'an old token', brand: 'Visa', last4: '1111', exp: '0130' },
    })
    const got = await resealAll(db, keyed(three))
    expect(got).toEqual({ sealed: 0, lost: 1 })
  })

  it('is read and sealed anew a thousand at a time, and waited for as long as it takes', async () => {
    const db = await aDatabase()
    await starts(db, keyed(one))
    const secret = seal(keyed(one), 'a token')
    await db.orm.execute(sql`insert into card_vault (customer_ref, id, token, brand, last4, exp)
      select 'many', nth::text, ${secret}, 'Visa', '1111', '0130' from generate_series(1, 2500) as nth`)
    const read: number[] = []
    const waited: unknown[] = []
    const watched: Database = {
      ...db,
      inTransaction: (work, options) => {
        waited.push(options?.waits)
        return db.inTransaction((tx) => work(counting(tx)), options)
      },
    }
    const counting = (tx: Tx): Tx =>
      new Proxy(tx, {
        get(target, name, receiver) {
          if (name !== 'execute') return Reflect.get(target, name, receiver)
          return async (query: SQL<unknown>) => {
            const answer = await target.execute(query)
            read.push(answer.rows.length)
            return answer
          }
        },
      })
    const both = keyed(two, { formerKeys: [one] })
    expect(await resealAll(watched, both)).toMatchObject({ lost: 0 })
    expect(read.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThanOrEqual(2500)
    expect(Math.max(...read)).toBe(1000)
    expect(waited.at(-1)).toBe('long')
    const { rows } = await db.orm.execute<{ token: string }>(sql`select token from card_vault`)
    expect(rows.filter(({ token }) => openedWith(two, token) === null)).toEqual([])
  })
})
