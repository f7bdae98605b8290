import type { CallName } from '@mikvah/contract/addresses.ts'
import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { sql } from '../db/drizzle/queries.ts'
import { inMemoryPracticeLedger } from '../integrations/payments/practice/ledger.ts'
import { practiceProcessor } from '../integrations/payments/practice/payments.ts'
import { limits } from '../request/table.ts'
import type { Desk } from '../test/a-desk.ts'
import type { dyingDatabase } from '../test/databases/dying-database.ts'
import { aDeskBesideMortal } from '../test/desk-beside-mortal.ts'
import { inTheGate } from '../test/long.ts'
import { aScene, makeCall, type StaffCalls } from '../test/staff-calls/a-scene.ts'
import { staffCalls } from '../test/staff-calls/all.ts'
import { ofMoney } from '../test/staff-calls/of-money.ts'
import { setAgain } from '../test/staff-calls/set-again.ts'
import { nothingUnderWay } from '../test/under-way.ts'

/**
 * Calls that wait for a device or a reader. A command is given once: a repeat doesn't give it again while it isn't known
 * whether the process that died has, and says after a while that nobody answered.
 */
const ofDevices: readonly CallName[] = [
  ...(['openGarageDoor', 'openGarageGate', 'callRoom', 'unlockRoom', 'unlockCubicle'] as const),
  ...(['testHardware', 'collectPayment'] as const),
]

const killed = Object.values<Endpoint>(contract)
  .filter(
    ({ audited, method, keyed, name }) =>
      !('nothing' in audited) &&
      method !== 'GET' &&
      keyed !== 'never' &&
      ![...ofMoney, ...ofDevices].includes(name),
  )
  .map(({ name }) => name)

let desk: Desk
/** The process that is killed, with its own view of the database. */
let mortal: FastifyInstance
let rows: ReturnType<typeof dyingDatabase>
let calls: StaffCalls
let tables: string[]

/** Tables that tell of the call, or that are written after its answer, and not of what it did. */
const beside = ['idempotency_keys', 'limits', 'live_events', 'messages', 'practice_devices']

beforeAll(async () => {
  const cards = practiceProcessor({ kind: 'stripe', ledger: inMemoryPracticeLedger() })
  const both = await aDeskBesideMortal(cards)
  desk = both.desk
  mortal = both.mortal
  rows = both.rows
  calls = staffCalls(await aScene(desk))
  const { rows: named } = await desk.db.orm.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`)
  tables = named.map(({ name }) => name).filter((name) => !beside.includes(name))
})
// An access token lives for a quarter of an hour, and all calls of the long run take longer.
beforeEach(async () => {
  desk.admin = await desk.staff('Admin')
  desk.reception = await desk.staff('Reception')
})

const log = () => desk.db.orm.select().from(auditLog)

/** How many rows each table has. */
async function counted(): Promise<Record<string, number>> {
  const counts = tables.map(
    (name) => `select '${name}' as name, count(*)::int4 as n from "${name}"`,
  )
  const { rows: found } = await desk.db.orm.execute<{ name: string; n: number }>(
    sql.raw(counts.join(' union all ')),
  )
  return Object.fromEntries(found.map(({ name, n }) => [name, n]))
}

let keys = 0
let deaths = 0
/** Makes the call in a process that dies at that statement, then repeats it at another; gives what came of both. */
async function outcomeOf(name: CallName, diesAfter?: number) {
  await desk.db.orm.delete(limits)
  const call = await calls[name]?.()
  if (!call) throw new Error(`Nobody makes ${name} ready.`)
  await nothingUnderWay()
  const [before, known] = [await counted(), new Set((await log()).map(({ id }) => id))]
  const key = `killed-at-the-desk-${keys++}`
  rows.live(diesAfter)
  const first = await makeCall(mortal, call, key)
  const writes = rows.writes()
  if (rows.died()) deaths += 1
  rows.live(0)
  const answer = diesAfter === undefined ? first : await makeCall(desk.app, call, key)
  const after = await counted()
  const logged = (await log()).filter(({ id }) => !known.has(id))
  await call.after?.()
  const made = Object.entries(after).map(([table, n]) => [table, n - (before[table] ?? 0)] as const)
  return {
    writes,
    logged: logged.map(({ act, actor }) => ({ act, byHer: actor === call.by.userId })),
    status: answer.status,
    made: Object.fromEntries(made.filter(([table, more]) => table !== 'audit_log' && more !== 0)),
  }
}

/**
 * The statements at which it is killed: before its first write nothing has happened, and after the last everything. With
 * `npm test` one in turn, and the last but one write, after which all is done and the answer isn't kept yet.
 */
function deathsOf(name: CallName, writes: readonly number[]): number[] {
  const [first = 0, last = 0] = [writes.at(0), writes.at(-1)]
  expect(last).toBeGreaterThan(first)
  const all = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  return inTheGate([all[killed.indexOf(name) % all.length] ?? first, writes.at(-2) ?? first], all)
}

it('are most of what staff do', () => {
  expect(killed.length).toBeGreaterThan(60)
})

describe('a call of staff that is killed at any statement and made once more with its key', () => {
  it.each(killed.filter((name) => !setAgain.includes(name)))(
    '%s is done once, and is in the log once',
    async (name) => {
      // The first on a desk makes rows that those after it find: a night, a setting.
      await outcomeOf(name)
      const { writes, ...whole } = await outcomeOf(name)
      expect(whole).toMatchObject({ status: 200, logged: [{ byHer: true }] })
      for (const diesAfter of deathsOf(name, writes)) {
        const { writes: _, ...outcome } = await outcomeOf(name, diesAfter)
        expect({ diesAfter, ...outcome }).toEqual({ diesAfter, ...whole })
      }
    },
    600_000,
  )

  it.each(killed.filter((name) => setAgain.includes(name)))(
    '%s, which sets or takes away one thing, has the same rows as if it had been made once',
    async (name) => {
      await outcomeOf(name)
      const { writes, status, made } = await outcomeOf(name)
      expect(status).toBe(200)
      for (const diesAfter of deathsOf(name, writes)) {
        const outcome = await outcomeOf(name, diesAfter)
        // A light may be put on twice, and a text of trial sent twice.
        const { effects = 0, ...others } = outcome.made
        expect({ diesAfter, ...others }).toEqual({ diesAfter, ...made, effects: undefined })
        expect(effects).toBeGreaterThanOrEqual(made.effects ?? 0)
        expect(outcome.logged.length).toBeGreaterThan(0)
      }
    },
    600_000,
  )
})

it('each of them was killed', () => {
  expect(deaths).toBeGreaterThanOrEqual(killed.length)
})
