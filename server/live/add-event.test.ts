import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Db, Tx } from '../db/database.ts'
import { addEvent } from './add-event.ts'

it('is written by one function', () => {
  const server = join(import.meta.dirname, '..')
  const writers = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/node_modules|\.test\.ts$/.test(file))
    .filter((file) => /insert\(liveEvents\)/.test(readFileSync(join(server, file), 'utf8')))
  expect(writers).toEqual(['live/add-event.ts'])
})

/** Never run: it is enough that the compiler accepts or refuses each line. */
export async function mayBeWritten(tx: Tx, db: Db) {
  await addEvent(tx, 'locks')
  await addEvent(tx, 'reload')
  await addEvent(tx, 'reload', 7)
  // @ts-expect-error A misspelt event.
  await addEvent(tx, 'lock')
  // @ts-expect-error No screen hears of accounts.
  await addEvent(tx, 'accounts')
  // @ts-expect-error Its stream alone greets a screen.
  await addEvent(tx, 'hello')
  // @ts-expect-error Of which room?
  await addEvent(tx, 'room')
  // @ts-expect-error Rooms have numbers.
  await addEvent(tx, 'room', 'seven')
  // @ts-expect-error Who is locked out isn't said.
  await addEvent(tx, 'locks', 'a1')
  // @ts-expect-error Outside of a transaction it is told late.
  await addEvent(db, 'locks')
}
