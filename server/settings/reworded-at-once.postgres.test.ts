import pg from 'pg'
import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { waitFor } from '../test/wait-for.ts'

it('of two who reword one text at once the later has the last word, and neither is refused', async () => {
  const { url, drop } = await postgresDatabase()
  const db = await connect({ databaseUrl: url })
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  afterUse(async () => {
    await other.end()
    await db.close()
    await drop()
  })
  const desk = await aDesk({ db })
  await other.query('begin')
  await other.query('update facility set settings_version = settings_version + 1')
  await other.query(`insert into language_texts values ('en', 'homeLead', 'Come in')`)
  const query = new URLSearchParams({ language: 'en', key: 'homeLead', value: 'Welcome' })
  const asked = desk.admin.post(`Settings/setLanguageText/?${query}`)
  await waitFor(async () => {
    const { rows } = await desk.db.orm.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })
  await other.query('commit')
  expect((await asked).status).toBe(200)
  const { body } = await desk.anyone.get('settings/languagetexts?changed=true')
  expect(body.en).toMatchObject({ homeLead: 'Welcome' })
})
