import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { kinds } from './kinds.ts'

/** The database's own functions and triggers, which a test holds to the database. */
const triggers = readFileSync(join(import.meta.dirname, '../db/triggers.sql'), 'utf8')

it('every kind that a trigger writes is one that the program knows', () => {
  const kind =
    /\btell_live(?:_of_house)?\('(\w+)'|values \('([a-z]+)'(?:, new|\), \('([a-z]+)'\)\))|select '([a-z]+)',/g
  const written = Array.from(triggers.matchAll(kind), ([, ...names]) => names)
    .flat()
    .filter((name) => name !== undefined)
  expect(new Set(written)).toEqual(
    new Set(['reservation', 'room', 'supply', 'settings', 'accounts']),
  )
  expect(written.filter((name) => !Object.hasOwn(kinds, name))).toEqual([])
})
