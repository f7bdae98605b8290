import { minutes } from '@mikvah/rules/time/ms.ts'
import { expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq, sql } from '../db/drizzle/queries.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { devices } from '../devices/table.ts'
import { facility as facilityTable } from '../facility/table.ts'
import { newId } from '../ids.ts'
import { liveEvents } from '../live/table.ts'
import { locations } from '../locations/table.ts'
import { attempts } from '../payments/table.ts'
import { users } from '../people/table.ts'
import { refusalOf } from '../refusal-of.ts'
import { deviceCredentials } from '../sign-in/table.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { anEmptyDatabase, anEngine } from '../test/databases/a-database.ts'
import { pagesAreWhole } from './database-checks.ts'
import { examine, type Finding } from './examine.ts'
import type { Looking } from './vitals.ts'

/** A facility whose real clock is that of its database, as the machine’s may be set otherwise. */
async function aHouse(given: Parameters<typeof aFacility>[0] = {}): Promise<TestFacility> {
  const facility = await aFacility(given)
  const { rows } = await facility.db.orm.execute<{ now: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::int8::text as now`,
  )
  const { realNow } = facility.parts
  const ahead = Number(rows[0]?.now) - realNow()
  facility.parts.realNow = () => realNow() + ahead
  return facility
}

const findings = ({ parts }: Pick<TestFacility, 'parts'>, given: object = {}): Promise<Finding[]> =>
  Array.fromAsync(examine({ ...parts, ...given }, refusalOf))

const ill = async (facility: Pick<TestFacility, 'parts'>, given: object = {}) =>
  (await findings(facility, given)).filter(({ isWell }) => !isWell)

it('says of pages that it doesn’t read that it doesn’t', async () => {
  const db = { engine: 'embedded', durable: false }
  expect(await pagesAreWhole({ db } as unknown as Looking)).toMatch(/^not read: /)
})

it('finds a house well, a line for each thing', async () => {
  const facility = await aHouse({ seed: 'evening' })
  await facility.runDue()
  const found = await findings(facility)
  expect(found.filter(({ isWell }) => !isWell)).toEqual([])
  expect(found.map(({ what }) => what)).toEqual([
    ...[
      'schema',
      'facility',
      'key',
      'pages',
      'rows',
      'structure',
      'indexes',
      'audit log',
      'database user',
      'clock',
      'disk',
      'work',
    ],
  ])
  expect(found.every(({ said }) => said !== '' && !said.includes('\n'))).toBe(true)
})

it('says that there is no facility, and looks no further', async () => {
  const { parts } = await aFacility()
  const { database } = await anEmptyDatabase()
  const found = await findings({ parts }, { db: database })
  expect(found.map(({ what, isWell }) => [what, isWell])).toEqual([['schema', false]])
  expect(found[0]?.said).toContain('There is no facility here')
})

/** A fault, how it is planted, and the one line in which it is found. */
type Fault = [string, (facility: TestFacility) => Promise<object | undefined>, string, RegExp]

/** Only PostgreSQL can compare an index with its table. */
const aLostRow: Fault = [
  'an index that has lost a row',
  async ({ db }) => {
    await db.orm.execute(sql`create table planted (n int4)`)
    await db.orm.execute(
      sql`create function sided(n int4) returns int4 immutable language plpgsql as 'begin return n; end'`,
    )
    await db.orm.execute(sql`create index planted_sided on planted (sided(n))`)
    await db.orm.execute(sql`insert into planted values (1), (2), (3)`)
    await db.orm.execute(
      sql`create or replace function sided(n int4) returns int4 immutable language plpgsql as 'begin return -n; end'`,
    )
    await db.orm.execute(sql`create extension if not exists amcheck`)
    return undefined
  },
  'indexes',
  /The index planted_sided is damaged: reindex index planted_sided/,
]

it.each<Fault>([
  [
    'a newer program',
    async ({ db }) => {
      await db.orm.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
      )
      return undefined
    },
    'schema',
    /migrated by a newer program/,
  ],
  [
    'the other mode',
    async ({ db }) => {
      await db.orm.update(facilityTable).set({ mode: 'live' })
      return undefined
    },
    'facility',
    /made in live mode, and MODE is practice/,
  ],
  [
    'another key',
    async ({ parts }) => ({ config: { ...parts.config, secretKey: 'k'.repeat(32) } }),
    'key',
    /SECRET_KEY is not the one/,
  ],
  [
    'a row of the audit log that was changed',
    async ({ db, runDue }) => {
      await db.orm.insert(auditLog).values({
        ...{ id: newId(), at: 1000, actor: 'desk', act: 'user-read', subject: 'rivka' },
        details: {},
      })
      await runDue()
      await db.orm.execute(sql`alter table audit_log disable trigger user`)
      await db.orm.update(auditLog).set({ subject: 'leah' }).where(eq(auditLog.subject, 'rivka'))
      await db.orm.execute(sql`alter table audit_log enable trigger user`)
      return undefined
    },
    'audit log',
    /broken at batch 1/,
  ],
  [
    'a trigger that is disabled and an index that is gone',
    async ({ db }) => {
      await db.orm.execute(sql`alter table reservations disable trigger visit_changes`)
      await db.orm.execute(sql`drop index attempts_open_user`)
      return undefined
    },
    'structure',
    /Missing or disabled: index attempts_open_user on payment_attempts, trigger visit_changes on reservations/,
  ],
  [
    'a clock that is behind the database’s',
    async ({ parts }) => ({ realNow: () => parts.realNow() - minutes(3) }),
    'clock',
    /1[78]\d seconds behind/,
  ],
  [
    'a clock that stands before what was written',
    async ({ db, parts }) => {
      await db.orm
        .insert(liveEvents)
        .values({ kind: 'reservation', number: 99, at: parts.realNow() + minutes(5) })
      return undefined
    },
    'clock',
    /stands before/,
  ],
  [
    'a refund that waits',
    async ({ db, parts }) => {
      await db.orm.insert(attempts).values({
        ...{ id: 'back', kind: 'refund', purpose: 'visit', state: 'open', processor: 'stripe' },
        ...{
          cents: 3600,
          split: [],
          asked: true,
          expiresAt: 0,
          openedAt: parts.realNow() - minutes(11),
        },
      })
      return undefined
    },
    'work',
    /A refund has been on its way for 11 minutes/,
  ],
  ...(process.env.ENGINE === 'postgres' ? [aLostRow] : []),
  [
    'a screen that is silent',
    async ({ db, parts }) => {
      const [place] = await db.orm.select().from(locations).limit(1)
      const [account] = await db.orm.select().from(users).limit(1)
      if (!place || !account) throw new Error('The house has neither a place nor an account')
      const long = parts.realNow() - minutes(30)
      await db.orm.insert(devices).values({
        ...{ userId: account.id, name: 'Hall', kind: 'Waiting', locationId: place.id },
        ...{ madeAt: long, pairedAt: long },
      })
      await db.orm.insert(deviceCredentials).values({
        ...{
          id: 'hall',
          userId: account.id,
          secretHash: 'hall',
          createdAt: long,
          lastUsedAt: long,
        },
      })
      return undefined
    },
    'work',
    /Not seen for a while: Hall\./,
  ],
  [
    'a live facility that has no backup',
    async ({ db, parts }) => {
      await db.orm.update(facilityTable).set({ mode: 'live' })
      return { config: { ...parts.config, mode: 'live' } }
    },
    'work',
    /No backup has been made yet/,
  ],
])('finds %s', async (_, plant, what, said) => {
  // Of its own: what is planted is no act, and no other test's house is cleared of it.
  const facility = await aHouse({ db: databaseOver(await anEngine(), () => {}) })
  const given = (await plant(facility)) ?? {}
  const found = await ill(facility, given)
  // The tests' own user owns their PostgreSQL, which a live facility is told of.
  expect(found.filter((each) => each.what !== 'database user')).toEqual([
    { what, isWell: false, said: expect.stringMatching(said) },
  ])
})
