import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mayBeShaky, neverShaky, overBudget, readShaky, type Shaky } from './shaky.ts'

const one = (test: string, date = '2026-11-20', mended = ''): Shaky => ({
  ...{ test, date, mended },
  ...{ commit: 'abc1234', said: 'expected 1 to be 2', load: '0.5', browser: '' },
})

it('the ledger is within its budget', () => {
  const today = new Date().toISOString().slice(0, 10)
  expect(overBudget(readShaky(), today)).toEqual([])
})

it.each<[string, Shaky[], string[]]>([
  ['two that are open', [one('web a > x'), one('web b > y')], []],
  [
    'three that are open',
    [one('web a > x'), one('web b > y'), one('web c > z')],
    ['3 shaky tests are open, and 2 may be'],
  ],
  [
    'three of which one is mended',
    [one('web a > x', '2026-11-20', 'def5678'), one('web b > y'), one('web c > z')],
    [],
  ],
  ['one of fourteen days ago', [one('web a > x', '2026-11-10')], []],
  [
    'one of fifteen days ago',
    [one('web a > x', '2026-11-09')],
    ['open since 2026-11-09, for more than 14 days: web a > x'],
  ],
  [
    'one that comes back after it was mended',
    [one('web a > x', '2026-10-01', 'def5678'), one('web a > x')],
    ['shaky again: web a > x'],
  ],
  [
    'one about money that is mended',
    [one('server-postgres server/payments/charging/money.test.ts > x', '2026-11-20', 'def5678')],
    [],
  ],
  [
    'one about money',
    [one('server-postgres server/payments/charging/money.test.ts > x')],
    ['may never be shaky: server-postgres server/payments/charging/money.test.ts > x'],
  ],
])('of %s it says so', (_, all, said) => {
  expect(overBudget(all, '2026-11-24')).toEqual(said)
})

const root = join(import.meta.dirname, '../..')

it('what may never be shaky is where it says', () => {
  const missing = neverShaky.filter(
    (part) => !existsSync(join(root, part)) && !existsSync(join(root, `${part}.spec.ts`)),
  )
  expect(missing).toEqual([])
  expect(mayBeShaky('web/src/patron/home/home-shows.test.ts')).toBe(true)
})

it('no journey in which a card is charged may be shaky', () => {
  const journeys = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('e2e', file))
    // What journeys share is none itself.
    .filter(
      (file) => file.endsWith('.ts') && !/^e2e\/(?:screens|fixtures|node_modules)\//.test(file),
    )
  const paying = journeys.filter((file) =>
    /\/card\.ts'|\bpayFor\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(paying.length).toBeGreaterThan(10)
  expect(paying.filter(mayBeShaky)).toEqual([])
})
