import { hours } from '@mikvah/rules/time/ms.ts'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { aDatabase } from '../test/databases/a-database.ts'
import { bucketOf } from './bucket.ts'
import { onceWithin } from './limits.ts'
import { Refused } from './refused.ts'

let db: Database
beforeAll(async () => {
  db = await aDatabase()
})

const windowMs = 10_000
const now = Date.UTC(2026, 10, 24, 19)
const isTaken = (about: string, realNow: number) =>
  db
    .inTransaction((tx) =>
      onceWithin(tx, { bucket: bucketOf('gate', about), windowMs }, realNow, 'gate-too-soon'),
    )
    .then(
      () => true,
      (error) => {
        if (error instanceof Refused) return false
        throw error
      },
    )

it.each([
  ['at the same moment', 0, false],
  ['by one that looked at its clock before the first', -40, false],
  ['by another process, whose clock is behind', -windowMs, false],
  ['just before its end', windowMs - 1, false],
  ['at its end', windowMs, true],
  ['when the real clock was put back meanwhile', -hours(1), true],
])(
  'what is taken once in ten seconds may be taken again %s: %d ms, %s',
  async (name, ms, again) => {
    expect(await isTaken(name, now)).toBe(true)
    expect(await isTaken(name, now + ms)).toBe(again)
  },
)

it('is taken by one of many that ask at once', async () => {
  const taken = await Promise.all(Array.from({ length: 60 }, () => isTaken('at once', now)))
  expect(taken.filter(Boolean)).toHaveLength(1)
})
