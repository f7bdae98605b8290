import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { postgresBinaries } from '../server/test/databases/postgres-binaries.ts'
import { aRun, builtWeb } from './suite/a-run.ts'
import { journeys, notWalked } from './suite/journeys.ts'
import { journeysFor } from './suite/journeys-of.ts'
import { readDurations } from './suite/long-first.ts'
import { distancesFrom, importersOfAll, nearestThatFit } from './suite/touched.ts'
import { projectOf, type UnitProject, unitTests } from './suite/unit-tests.ts'
import { root, run } from './tool.ts'

/**
 * `npm run test:changed [since]` runs in about a minute what depends on a change: all tests of contract, docs and
 * tools; of the others those nearest to the change by imports, as many as fit; and the three nearest journeys. It says
 * what it left out. `since` is a commit, and main when it isn't given.
 */
const git = async (...args: string[]) => (await run('git', args)).output.trim()
const [since = 'main'] = process.argv.slice(2)
const base = await git('merge-base', 'HEAD', since)
const changed = [
  ...(await git('diff', '--name-only', base)).split('\n'),
  ...(await git('ls-files', '--others', '--exclude-standard')).split('\n'),
].filter((file) => file !== '')

/** How many seconds of tests are run, on two workers together and without the time that each needs to start. */
const seconds = 60
const engine = postgresBinaries() ? 'postgres' : 'embedded'
const durations = readDurations()
const touched = new Map(
  [...distancesFrom(changed, importersOfAll())].filter(
    ([file]) =>
      /\.test\.tsx?$/.test(file) &&
      existsSync(join(root, file)) &&
      !file.endsWith(engine === 'postgres' ? '.embedded.test.ts' : '.postgres.test.ts'),
  ),
)
const files = nearestThatFit(
  touched,
  (file) => durations[`${projectOf(file, engine)} ${file}`] ?? 0.6,
  seconds,
)
const inProject = (project: UnitProject) =>
  files.filter((file) => projectOf(file, engine) === project)

const walks = journeysFor(changed)
console.log(
  `${changed.length} changed files since ${base.slice(0, 9)}; of ${touched.size} test files that hang on them the ${files.length} nearest; journeys: ${walks.join(', ') || 'none'}.`,
)

const always = ['contract/', 'docs/', 'tools/']
const others = (['web', 'web-plain', `server-${engine}`] as const).filter(
  (project) => inProject(project).length > 0,
)

await aRun(
  async () => {
    const [built, ofRules] = await Promise.all([
      builtWeb(),
      unitTests(['rules'], { files: [...always, ...inProject('rules')] }),
    ])
    const [units, walked] = await Promise.all([
      others.length > 0 ? unitTests(others, { files: others.flatMap(inProject) }) : [],
      walks.length === 0
        ? []
        : built
          ? journeys({ files: walks, args: ['--project', 'phone-en', '--project', 'desk-en'] })
          : notWalked('the web could not be built'),
    ])
    return [...ofRules, ...units, walked].flat()
  },
  { judges: true },
)
