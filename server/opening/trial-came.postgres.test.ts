import { expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk } from '../test/a-desk.ts'
import { readTrial } from './trial-came.ts'

it.each(['C', 'en-x-icu'])(
  'the trial text is found by an index in a database of the collation %s',
  async (collation) => {
    const { admin, db, parts } = await aDesk()
    await admin.post('settings/opening/text', { phone: '7325550101' })
    const { content } = await parts.facility.read()
    const read = await db.inTransaction(async (tx) => {
      // An index over rows that were updated a moment ago serves no transaction that began before they are gone.
      await tx.execute(sql`create temporary table kept on commit drop as select * from effects`)
      await tx.execute(sql`truncate effects cascade`)
      const collate = sql.raw(`type text collate "${collation}"`)
      await tx.execute(sql`alter table effects alter dedupe ${collate}`)
      await tx.execute(sql`alter table settings alter value ${collate}`)
      await tx.execute(sql`insert into effects select * from kept`)
      await tx.execute(sql`insert into effects (id, "do", dedupe, due_at, done_at)
      select 'many' || nth, 'message', 'sms:' || nth, now(), now() from generate_series(1, 10000) nth`)
      await tx.execute(sql`analyze effects, settings`)
      const rowsRead = async () =>
        (
          await tx.execute(sql`select (seq_tup_read + idx_tup_fetch)::int4 as n
          from pg_stat_xact_user_tables where relid = 'effects'::regclass`)
        ).rows[0] as { n: number }
      const before = await rowsRead()
      const trial = await readTrial(tx, { content })
      const after = await rowsRead()
      return { trial, rows: after.n - before.n }
    })
    expect(read.trial).toMatchObject({ answer: null })
    // The planner looks up a few ends of indexes by itself.
    expect(read.rows).toBeLessThan(50)
  },
)
