import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { postgresMajors } from '../server/test/databases/postgres-binaries.ts'
import { aRun, builtWeb } from './suite/a-run.ts'
import type { Ran } from './suite/counts.ts'
import { journeys, notWalked } from './suite/journeys.ts'
import { type UnitProject, unitProjects, unitTests } from './suite/unit-tests.ts'
import { root } from './tool.ts'

const all = Object.keys(unitProjects) as UnitProject[]
const aSeed = () => String(1 + Math.floor(Math.random() * 1_000_000))

/** Where the clock stands when a test file of a run with a moved clock begins: half a second before something turns. */
const moments = {
  'the last half second of a year': '2026-12-31T23:59:59.500-05:00',
  'half a second before a quarter of an hour': '2027-01-19T20:14:59.500-05:00',
  'before the clock is set forward': '2027-03-14T01:59:59.500-05:00',
  'before it is set back': '2027-11-07T01:59:59.500-04:00',
  'four months ahead': new Date(Date.now() + 120 * 86_400_000).toISOString(),
} as const

/** Runs something with these variables in the environment, and afterwards restores the environment. */
async function having<T>(env: Record<string, string>, run: () => Promise<T>): Promise<T> {
  const before = { ...process.env }
  Object.assign(process.env, env)
  try {
    return await run()
  } finally {
    for (const name of Object.keys(env)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

const named = (name: string, ran: readonly Ran[]): Ran[] =>
  ran.map((each) => ({ ...each, what: `${name}: ${each.what}` }))

/** Runs everything, with new random cases: both engines whole, every round, every window, all in Hebrew. */
async function whole(): Promise<Ran[]> {
  const [dice, fuzz] = [aSeed(), aSeed()]
  console.log(`DICE_SEED=${dice} FUZZ_SEED=${fuzz}`)
  const env = {
    LONG: 'yes',
    DICE_SEED: dice,
    FUZZ_SEED: fuzz,
    FUZZ_TRIES: '20000',
    FLOOR_ROUNDS: '2000',
  }
  return having(env, async () => [...(await unitTests(all)), await journeys()])
}

/** Runs the files in random order, on a PostgreSQL that soon reuses the places of deleted rows. */
async function shuffled(): Promise<Ran[]> {
  const seed = aSeed()
  console.log(`SHUFFLE=${seed}`)
  return having({ SHUFFLE: seed, AUTOVACUUM: 'eager' }, async () => {
    const ran: Ran[] = []
    for (const project of all) ran.push(...(await unitTests([project])))
    return ran
  })
}

/**
 * Runs the tests with the machine's clock moved to moments at which something changes, for each file anew. Journeys set
 * their own clock, and so do the tests of the web.
 */
async function clocks(): Promise<Ran[]> {
  const ran: Ran[] = []
  for (const [name, moment] of Object.entries(moments)) {
    const behind = String(Date.now() - Date.parse(moment))
    const preload = pathToFileURL(join(root, 'server/test/date-of-its-parent.ts')).href
    const env = {
      DATE_BEHIND_MS: behind,
      DATE_OF_FILES: moment,
      NODE_OPTIONS: `--import ${preload}`,
    }
    const projects = all.filter((project) => project !== 'server-embedded')
    ran.push(...named(name, await having(env, () => unitTests(projects))))
  }
  return ran
}

/** Runs the server's tests on each PostgreSQL of this machine but the newest, on which everything else runs. */
async function versions(): Promise<Ran[]> {
  const ran: Ran[] = []
  for (const major of postgresMajors().slice(1)) {
    const env = { POSTGRES_MAJOR: major }
    ran.push(
      ...named(`PostgreSQL ${major}`, await having(env, () => unitTests(['server-postgres']))),
    )
  }
  return ran
}

/** Runs the journeys on a phone that computes six times slower. */
const slowly = () => having({ THROTTLE: '6' }, async () => named('slowly', [await journeys()]))

/**
 * Runs the web's tests with each answer a little late, as on a busy machine, which shows what is done before an answer
 * has come.
 */
async function late(): Promise<Ran[]> {
  const dice = aSeed()
  console.log(`LATE_ANSWERS=60 DICE_SEED=${dice}`)
  const env = { LATE_ANSWERS: '60', DICE_SEED: dice }
  return named('late answers', await having(env, () => unitTests(['web', 'web-plain'])))
}

const parts = { whole, shuffled, clocks, versions, slowly, late } as const

/**
 * `npm run test:long [part …]` runs before a release what takes too long to be run at every change: all parts, or those
 * that are named.
 */
await aRun(
  async () => {
    if (!(await builtWeb())) return [notWalked('the web could not be built')]
    const asked = process.argv.slice(2)
    const ran: Ran[] = []
    for (const [name, part] of Object.entries(parts))
      if (asked.length === 0 || asked.includes(name)) ran.push(...(await part()))
    return ran
  },
  { judges: false },
)
