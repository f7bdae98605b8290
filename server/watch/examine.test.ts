import { minutes } from '@mikvah/rules/time/ms.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { facility as facilityTable } from '../facility/table.ts'
import { newId } from '../ids.ts'
import { liveEvents } from '../live/table.ts'
import { attempts } from '../payments/table.ts'
import { refusalOf } from '../refusal-of.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { anEmptyDatabase, anEngine } from '../test/databases/a-database.ts'
import { examine, type Finding } from './examine.ts'

/** Its real clock is the database's: that of a test's machine may be set elsewhere. */
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

it('finds a house well, a line for each thing', async () => {
  const facility = await aHouse({ seed: 'evening' })
  await facility.runDue()
  const found = await findings(facility)
  expect(found.filter(({ isWell }) => !isWell)).toEqual([])
  expect(found.map(({ what }) => what)).toEqual([
    ...['schema', 'facility', 'key', 'rows', 'indexes', 'audit log', 'clock', 'disk', 'work'],
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

/** Each fault, how it is planted, and the one line in which it is found. */
it.each<[string, (facility: TestFacility) => Promise<object | undefined>, string, RegExp]>([
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
      return undefined
    },
    'audit log',
    /broken at batch 1/,
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
  expect(await ill(facility, given)).toEqual([
    { what, isWell: false, said: expect.stringMatching(said) },
  ])
})
