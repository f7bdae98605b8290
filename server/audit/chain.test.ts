import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { newId } from '../ids.ts'
import { keysOf } from '../secrets/keys.ts'
import { aDatabase } from '../test/databases/a-database.ts'
import type { Chained } from './batch-hash.ts'
import { chainAudit } from './chain-audit.ts'
import { checkAudit } from './check-audit.ts'
import { auditLog } from './table.ts'

function facilityWith(secretKey: string) {
  return { keys: keysOf({ secretKey }, { keySalt: 'salt', keyRoot: null }) }
}

const facility = facilityWith('a key of this test, of forty characters..')
let parts: Chained

const begin = async () => {
  parts = { db: await aDatabase(), facility }
}

async function written(count: number, at = 1000): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, nth) => ({
    id: newId(),
    at: at + nth,
    actor: 'desk',
    act: 'user-read',
    subject: `patron ${nth}`,
    details: { fields: ['email', 'address'], z: 1, a: 2 },
  }))
  await parts.db.orm.insert(auditLog).values(rows)
  return rows.map(({ id }) => id)
}
const chained = async (count: number, at?: number) => {
  const ids = await written(count, at)
  while ((await chainAudit(parts)) > 0);
  return ids
}
const refusal = (statement: string) =>
  parts.db.orm.execute(sql.raw(statement)).then(
    () => 'done',
    (error) => String(error.cause ?? error),
  )
/** Runs a statement as the owner of the tables, with the triggers that guard the log off. */
const tamper = async (statement: string) => {
  await parts.db.orm.execute(sql`alter table audit_log disable trigger user`)
  await parts.db.orm.execute(sql`alter table audit_batches disable trigger user`)
  await parts.db.orm.execute(sql.raw(statement))
}

describe('the audit log', () => {
  beforeAll(begin)

  it.each([
    "update audit_log set subject = 'another'",
    "update audit_log set details = '{}'",
    "update audit_log set batch = 7, act = 'user-changed'",
    'delete from audit_log',
    'truncate audit_log',
    "update audit_batches set hash = ''",
    'delete from audit_batches',
    'truncate audit_batches',
  ])('refuses %s', async (statement) => {
    await chained(2)
    await written(1, 2000)
    const before = await checkAudit(parts)
    expect(await refusal(statement)).toContain('only ever added to')
    expect(await checkAudit(parts)).toEqual(before)
    expect(before).toMatchObject({ ok: true, waiting: 1 })
  })

  it('takes no row out of its batch', async () => {
    await chained(2)
    expect(await refusal('update audit_log set batch = null')).toContain('only ever added to')
  })
})

describe('the chain', () => {
  beforeEach(begin)

  it('takes what has been written since, in batches, however many do it at once', async () => {
    expect(await checkAudit(parts)).toMatchObject({ ok: true, batches: 0, waiting: 0 })
    await written(700)
    expect(await checkAudit(parts)).toMatchObject({ ok: true, batches: 0, waiting: 700 })
    await Promise.all([chainAudit(parts), chainAudit(parts), chainAudit(parts)])
    await chained(3, 500)
    const check = await checkAudit(parts)
    expect(check).toMatchObject({ ok: true, brokenBatch: null, rows: 703, waiting: 0 })
    expect(check.batches).toBeGreaterThan(1)
  })

  it.each([
    ['changed', (id: string) => `update audit_log set subject = 'another' where id = '${id}'`],
    [
      'whose details changed',
      (id: string) => `update audit_log set details = '{}' where id = '${id}'`,
    ],
    ['removed', (id: string) => `delete from audit_log where id = '${id}'`],
    [
      'taken out of its batch',
      (id: string) => `update audit_log set batch = null where id = '${id}'`,
    ],
    [
      'slipped in',
      () =>
        `insert into audit_log (id, at, act, batch) values ('new', to_timestamp(2.001), 'user-read', 2)`,
    ],
    [
      'put off to another batch',
      (id: string) => `update audit_log set batch = 3 where id = '${id}'`,
    ],
  ])('tells of a row that was %s', async (_, statement) => {
    await chained(3, 1000)
    const [, id = ''] = await chained(3, 2000)
    await chained(3, 3000)
    expect(await checkAudit(parts)).toMatchObject({ ok: true, batches: 3 })
    await tamper(statement(id))
    expect(await checkAudit(parts)).toMatchObject({ ok: false, brokenBatch: 2 })
  })

  it('tells of a batch that was taken away or made anew', async () => {
    await chained(3, 1000)
    await chained(3, 2000)
    await tamper('delete from audit_batches where number = 2')
    expect(await checkAudit(parts)).toMatchObject({ ok: false })
    await tamper("insert into audit_batches (number, rows, hash) values (2, 3, 'made up')")
    expect(await checkAudit(parts)).toMatchObject({ ok: false, brokenBatch: 2 })
  })

  it('can only be made with the key, which the database doesn’t hold', async () => {
    await chained(3)
    const other = { ...parts, facility: facilityWith('another key') }
    expect(await checkAudit(other)).toMatchObject({ ok: false, brokenBatch: 1 })
  })
})
