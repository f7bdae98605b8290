import { expect, it } from 'vitest'
import type { Engine } from '../../db/engine.ts'
import { aLentDatabase } from './lent.ts'

const one = async (engine: Engine, text: string): Promise<unknown> => {
  const { rows } = await engine.run({ text })
  return Object.values(rows[0] as object)[0]
}
const process = (engine: Engine) => one(engine, 'select pg_backend_pid()')
const settings = (engine: Engine) => one(engine, 'select count(*)::int from settings')
const setting = `insert into settings (key, value, changed_at) values ('roomsAvailable', '3', now())`

it('keeps its connections from test to test, and none of its rows', async () => {
  const first = await aLentDatabase()
  await first.run({ text: setting })
  const known = await process(first)
  await first.close()
  await expect(process(first)).rejects.toThrow('closed')
  const next = await aLentDatabase()
  expect([await process(next), await settings(next)]).toEqual([known, 0])
  await next.close()
})

it.each([
  ['a setting', 'set lock_timeout = 7'],
  ['a setting after another statement', 'select 1; set lock_timeout = 7'],
  ['a setting by a function', `select set_config('lock_timeout', '7', false)`],
  ['a lock', 'select pg_advisory_lock(7)'],
  ['a table of the connection', 'create temporary table settings (key text)'],
])('gives no connection on that keeps %s of a test', async (_, text) => {
  const first = await aLentDatabase()
  const known = await process(first)
  await first.hold((run) => run({ text }))
  await first.close()
  const next = await aLentDatabase()
  expect(await process(next)).not.toBe(known)
  expect(await one(next, `select current_setting('lock_timeout')`)).toBe('5s')
  await next.close()
})

it('gives no connection on beside one that was lost', async () => {
  const first = await aLentDatabase()
  const known = await first.hold(async (run) => {
    const { rows } = await run({ text: 'select pg_backend_pid() as pid' })
    const [{ pid }] = rows as [{ pid: number }]
    const beside = await process(first)
    await first.run({ text: `select pg_terminate_backend(${pid})` })
    await expect.poll(() => first.linesLost()).toBeGreaterThan(0)
    return beside
  })
  await first.close()
  const next = await aLentDatabase()
  expect(await process(next)).not.toBe(known)
  await next.close()
})

it('waits for what is under way before it is emptied', async () => {
  const first = await aLentDatabase()
  const other = await aLentDatabase()
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const writing = first.hold(async (run) => {
    await run({ text: 'begin' })
    await run({ text: setting })
    begun.resolve()
    await goOn.promise
    await run({ text: 'commit' })
  })
  await begun.promise
  const closed = first.close()
  // Time enough for one that doesn't wait.
  for (let turn = 0; turn < 100; turn++) await process(other)
  goOn.resolve()
  await Promise.all([writing, closed])
  const next = await aLentDatabase()
  expect(await settings(next)).toBe(0)
  await next.close()
  await other.close()
})
