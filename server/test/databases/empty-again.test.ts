import { expect, it } from 'vitest'
import type { Engine } from '../../db/engine.ts'
import { anEngine } from './a-database.ts'
import { emptyAgain, rememberShape } from './empty-again.ts'

const numbers = `select nextval('live_event_numbers') as next`

async function used(): Promise<Engine> {
  const engine = await anEngine()
  await rememberShape(engine.run)
  await engine.run({
    text: `insert into settings (key, value, changed_at) values ('roomsAvailable', '3', now())`,
  })
  await engine.run({ text: numbers })
  return engine
}

it('takes every row out of a database, and starts its counters anew', async () => {
  const engine = await used()
  expect(await engine.hold((run) => emptyAgain(run))).toBe(true)
  const { rows } = await engine.run({ text: 'select count(*)::int as left from settings' })
  expect(rows).toEqual([{ left: 0 }])
  const counted = await engine.run({ text: numbers })
  expect(counted.rows.map((row) => Number(Object.values(row as object)[0]))).toEqual([1])
})

it.each([
  ['a column', 'alter table settings add column more text'],
  ['a trigger that is held', 'alter table audit_log disable trigger user'],
  ['a table', 'create table more (id text)'],
  ['a rule of a table', `alter table settings add constraint more check (value <> 'more')`],
])('gives none back whose schema has become another one: %s', async (_, change) => {
  const engine = await used()
  await engine.run({ text: change })
  expect(await engine.hold((run) => emptyAgain(run))).toBe(false)
})
