import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../tool.ts'
import { refused, refusedIn } from './steady.ts'

const own = 'tools/suite/steady.test.ts'
const tests = ['rules', 'contract', 'server', 'web', 'docs', 'tools', 'e2e']
  .flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(part, file),
    ),
  )
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))

it('no test leans on the machine, the hour or luck', () => {
  expect(tests.length).toBeGreaterThan(300)
  const found = tests
    .filter((file) => file !== own)
    .flatMap((file) => refusedIn(file, readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})

it('what may stand all the same is there, and says why', () => {
  for (const { but } of refused)
    for (const [file, why] of Object.entries(but)) {
      expect(existsSync(join(root, file)), file).toBe(true)
      expect(why).not.toBe('')
    }
})

it.each([
  ['one that sleeps', 'await new Promise((later) => setTimeout(later, 500))'],
  ['one that sleeps in a browser', 'await page.waitForTimeout(3000)'],
  ['one that sleeps with Node', "import { setTimeout } from 'node:timers/promises'"],
  ['one that only plays a dead network', 'await context.setOffline(true)', 'e2e/planted.spec.ts'],
  ['one that asserts a second', 'expect(performance.now() - since).toBeLessThan(20_000)'],
  ['one that counts from now', 'const left = () => back + 5000 - Date.now()'],
  ['one that draws', 'const code = String(Math.random()).slice(2, 6)'],
  ['one that draws in the database', 'sql`select id from visits order by random() limit 1`'],
  ['one that sows its own', 'fc.assert(property, { seed: 7 })'],
  ['one that waits by vi', 'await vi.waitFor(() => expect(told).toEqual([]))'],
  ['a limit beside the title', "it('x', { timeout: 5000 }, async () => {"],
  ['a limit after the body', '}, 30_000)'],
  ['a limit of a wait', 'await waitFor(seen, { timeout: 15_000 })'],
  ['a position in a title', "it.each(cases)('of %1$s', () => {})"],
])('%s is refused', (_, text, file = 'server/planted.test.ts') => {
  expect(refusedIn(file, text)).toHaveLength(1)
})

it.each([
  ['a limit that is longer than all others’', '}, 300_000)'],
  ['what comes at the next turn', 'await new Promise((turn) => setTimeout(turn))'],
  ['an instant in the past', 'const sentAt = Date.now() - 60_000'],
])('%s is not', (_, text) => {
  expect(refusedIn('server/planted.test.ts', text)).toEqual([])
})
