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
  // What tests share stands beside them: a helper that sleeps is a test that does.
  .filter((file) => /\.(?:test|spec)\.tsx?$|\/test\/.*\.tsx?$|^e2e\/.*\.ts$/.test(file))
  .filter((file) => !file.includes('node_modules'))

it('no test leans on the machine, the hour or luck', () => {
  expect(tests.length).toBeGreaterThan(300)
  expect(tests).toContain('server/test/wait-for.ts')
  expect(tests).toContain('e2e/screens/in-place.ts')
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

const inABrowser = 'e2e/planted.spec.ts'
const onAScreen = 'web/src/planted.test.tsx'

it.each([
  ['one that sleeps', 'await new Promise((later) => setTimeout(later, 500))'],
  ['one that sleeps as long as a name says', 'await new Promise((r) => setTimeout(r, pause))'],
  ['one that sleeps and then acts', 'await new Promise<void>((r) => setTimeout(() => r(), 500))'],
  ['one that sleeps by another name', 'const later = setTimeout'],
  ['one that sleeps by a name in brackets', "globalThis['setTimeout'](go, 500)"],
  ['one that sleeps as a promise', 'await promisify(setTimeout)(500)'],
  ['one that ticks', 'const watch = setInterval(look, 100)'],
  ['one that sleeps in a browser', 'await page.waitForTimeout(3000)'],
  ['one that sleeps in a browser by brackets', "await page['waitForTimeout'](3000)", inABrowser],
  ['one that sleeps in the page', 'page.evaluate(() => new Promise((r) => setTimeout(r, 9)))'],
  ['one that sleeps with Node', "import { setTimeout } from 'node:timers/promises'"],
  ['one that sleeps with Node’s timers', "import { promises } from 'node:timers'"],
  ['one that sleeps with Node of old', "import { scheduler as by } from 'timers/promises'"],
  ['one that holds the whole process', 'Atomics.wait(cell, 0, 0, 500)'],
  ['one whose database sleeps', 'sql`select pg_sleep(1)`'],
  ['one that waits to be broken off', "await once(AbortSignal.timeout(500), 'abort')"],
  ['one whose shell sleeps', "execFileSync('sleep', ['1'])"],
  ['a helper that sleeps', 'await new Promise((r) => setTimeout(r, 5))', 'server/test/planted.ts'],
  ['one that only plays a dead network', 'await context.setOffline(true)', inABrowser],
  ['one that plays React', "vi.mock('react', () => ({ useState }))", onAScreen],
  ['one that plays React by its import', "vi.mock(import('react-dom/client'), play)", onAScreen],
  ['one that asserts a second', 'expect(performance.now() - since).toBeLessThan(20_000)'],
  ['one that asserts one on a screen', 'const since = performance.now()', onAScreen],
  ['one that takes the clock apart', 'const { now } = performance'],
  ['one that imports the clock', "import { performance as p } from 'node:perf_hooks'"],
  ['one that reads Node’s clock', 'const since = process.hrtime.bigint()'],
  ['one that reads Node’s age', 'const since = process.uptime()'],
  ['one that reads Temporal', 'const since = Temporal.Now.instant()'],
  ['one that counts from now', 'const left = () => back + 5000 - Date.now()'],
  ['one that counts to now', 'expect(Date.now() - began).toBeLessThan(2000)', inABrowser],
  ['one that counts to a name', 'expect(Date.now() - BEGAN).toBeLessThan(2000)'],
  [
    'one that counts two names',
    'const a = Date.now()\nconst b = Date.now()\nexpect(b - a).toBe(0)',
  ],
  ['one that compares with now', 'while (Date.now() < until) await look()'],
  ['one that expects of now', 'expect(Date.now()).toBeLessThan(until)'],
  ['one that expects what is before now', 'expect(at).toBeLessThanOrEqual(Date.now())'],
  ['one that counts a date', 'const took = new Date().getTime() - began'],
  ['one that makes a date a number', 'const took = +new Date() - began'],
  ['one that renames the clock', 'const clock = Date.now\nexpect(clock() - began).toBe(0)'],
  ['one that wraps the clock', 'const clock = () => Date.now()\nconst took = clock() - began'],
  ['one that takes Date apart', 'const { now } = Date'],
  ['one that draws', 'const code = String(Math.random()).slice(2, 6)'],
  ['one that draws by another name', 'const { random } = Math'],
  ['one that draws by brackets', "const n = Math['random']()"],
  ['one that hands a draw over', 'names.map(Math.random)'],
  ['one that draws with Node', "import { randomUUID as id } from 'node:crypto'"],
  ['one that draws bytes', 'crypto.getRandomValues(bytes)', onAScreen],
  ['one that draws in the database', 'sql`select id from visits order by random() limit 1`'],
  ['one that draws which row', 'sql`SELECT id FROM visits WHERE random() < 0.5`'],
  ['one that sets the environment', "process.env.TZ = 'Asia/Jerusalem'"],
  ['one that takes from the environment', 'delete process.env.LONG'],
  ['one that sows its own', 'fc.assert(property, { seed: 7 })'],
  ['one that sows for all', 'fc.configureGlobal({ numRuns: 5 })'],
  ['one that sows the hour', 'const rolls = seeded(Date.now())'],
  ['one that sows the hour by name', 'fc.sample(acts, { seed: Date.now() })'],
  ['one that draws by the hour', 'const which = Date.now() % 3'],
  ['one that draws where none is sown', "import fc from 'fast-check'", onAScreen],
  ['a journey that draws', "import * as fc from 'fast-check'", inABrowser],
  ['one that waits by vi', 'await vi.waitFor(() => expect(told).toEqual([]))'],
  ['one that waits by a part of vi', 'const { waitUntil } = vi'],
  ['one that waits by vi renamed', "import { vi as v } from 'vitest'"],
  ['a limit beside the title', "it('x', { timeout: 5000 }, async () => {"],
  ['a limit after the body', '}, 30_000)'],
  ['a limit after the body of one in a group', '  }, 30_000)'],
  ['a limit after a name', "it('x', walksTheNight, 5000)"],
  ['a limit after a short body', "it('x', async () => expect(await left()).toBe(1), 5000)"],
  ['a limit on a line of its own', "it(\n  'x',\n  async () => {\n  },\n  5000,\n)"],
  ['a limit of what comes before', 'beforeAll(start, 20_000)'],
  ['a limit that a call gives', "it('x', { timeout: seconds(5) }, async () => {"],
  ['a limit that a name gives', 'const timeout = 5000'],
  ['a limit of a page that a call gives', 'look({ timeout: seconds(5) })', inABrowser],
  ['a limit of a page that a name gives', 'const timeout = 5000', inABrowser],
  ['a limit of a wait', 'await waitFor(seen, { timeout: 15_000 })'],
  ['a limit of a page', 'await expect(code).toBeVisible({ timeout: 2000 })', inABrowser],
  ['a limit of a poll in a journey', 'expect.poll(status, { timeout: 3000 })', inABrowser],
  ['one that taps by itself', "await page.getByRole('button').tap()", inABrowser],
  ['one whose jobs go on', 'startJobs(facility.parts, 40)'],
  ['one that keeps the end of its jobs', 'const stop = startJobs(facility.parts)\nawait seen()'],
  ['a position in a title', "it.each(cases)('of %1$s', () => {})"],
])('%s is refused', (_, text, file = 'server/planted.test.ts') => {
  expect(refusedIn(file, text).length).toBeGreaterThan(0)
})

it.each([
  ['a limit that is longer than all others’', '}, 300_000)'],
  ['a number that a short body asks for', "it('x', () => expect(left(2, 3)).toBe(sum(1, 0)))"],
  ['a limit that is long and after a name', "it('x', walksTheNight, 300_000)"],
  ['what comes at the next turn', 'await new Promise((turn) => setTimeout(turn))'],
  [
    'what a test fakes',
    "vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] })",
  ],
  ['the limit of a whole journey', 'test.setTimeout(600_000)', inABrowser],
  ['an instant in the past', 'const sentAt = Date.now() - 60_000'],
  ['a clock that is handed over', 'await openFacility(db, Date.now, config)'],
  ['a clock that stands', 'const now = realNow()\nparts.realNow = () => now + 60_000'],
  ['jobs that end with the test', 'afterUse(startJobs(facility.parts))'],
  ['jobs that a test ends', 'const stop = startJobs(facility.parts)\nafterUse(stop)'],
  ['what a function gives', 'fc.sample(acts, { numRuns: 20, seed: 7 })'],
  ['a page that is given long', 'await expect(code).toBeVisible({ timeout: 20_000 })', inABrowser],
  [
    'what is tried again',
    'expect(async () => {\n  await go.click({ timeout: 1000 })\n}).toPass()',
    inABrowser,
  ],
])('%s is not', (_, text, file = 'server/planted.test.ts') => {
  expect(refusedIn(file, text)).toEqual([])
})
