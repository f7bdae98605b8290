import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { postgresBinaries } from '../server/test/databases/postgres-binaries.ts'
import { closing } from './suite/closing.ts'
import type { Ran } from './suite/counts.ts'
import { journeys } from './suite/journeys.ts'
import { journeysFor } from './suite/journeys-of.ts'
import { readDurations } from './suite/long-first.ts'
import { ownFolder } from './suite/own-folder.ts'
import { distancesFrom, importersOfAll, nearestThatFit } from './suite/touched.ts'
import { type UnitProject, unitTests } from './suite/unit-tests.ts'
import { root, run } from './tool.ts'

/**
 * `npm run test:changed [since]`: what hangs on a change, in about a minute, while one works. Tests of contract, docs and
 * tools always; of the others the nearest to the change by imports, as many as fit; of the journeys the three nearest.
 * It says what it left out. `since` is a commit, main unless told.
 */
const began = performance.now()
const folder = ownFolder()
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

const git = async (...args: string[]) => (await run('git', args)).output.trim()
const [since = 'main'] = process.argv.slice(2)
const base = await git('merge-base', 'HEAD', since)
const changed = [
  ...(await git('diff', '--name-only', base)).split('\n'),
  ...(await git('ls-files', '--others', '--exclude-standard')).split('\n'),
].filter((file) => file !== '')

/** Of two workers together, beside the start of each. */
const seconds = 60
const server: UnitProject = postgresBinaries() ? 'server-postgres' : 'server-embedded'
const durations = readDurations()
const projectOf = (file: string): UnitProject =>
  file.startsWith('server/')
    ? server
    : file.startsWith('web/')
      ? file.endsWith('x')
        ? 'web'
        : 'web-plain'
      : 'rules'
const touched = new Map(
  [...distancesFrom(changed, importersOfAll())].filter(
    ([file]) =>
      /\.test\.tsx?$/.test(file) &&
      existsSync(join(root, file)) &&
      !file.endsWith(server === 'server-postgres' ? '.embedded.test.ts' : '.postgres.test.ts'),
  ),
)
const files = nearestThatFit(
  touched,
  (file) => durations[`${projectOf(file)} ${file}`] ?? 0.6,
  seconds,
)
const inProject = (project: UnitProject) => files.filter((file) => projectOf(file) === project)

const always = ['contract/', 'docs/', 'tools/']
const ran: Ran[] = await unitTests(['rules'], { files: [...always, ...inProject('rules')] })
const built = await run(process.execPath, ['tools/build-web.ts'], { show: true })
const others = (['web', 'web-plain', server] as const).filter(
  (project) => inProject(project).length > 0,
)
const walks = journeysFor(changed)
const [units, walked] = await Promise.all([
  others.length > 0
    ? unitTests(others, { files: others.flatMap((project) => inProject(project)) })
    : [],
  walks.length > 0 && built.code === 0
    ? journeys({ files: walks, args: ['--project', 'phone-en', '--project', 'desk-en'] })
    : undefined,
])

const code = await closing({
  ran: [...ran, ...units, ...(walked ? [walked] : [])],
  commit: await git('rev-parse', '--short', 'HEAD'),
  leftBehind: folder.leftBehind,
  seconds: () => (performance.now() - began) / 1000,
})
folder.clear()
console.log(
  `${changed.length} changed files since ${base.slice(0, 9)}; of ${touched.size} test files that hang on them the ${files.length} nearest; journeys: ${walks.join(', ') || 'none'}.`,
)
process.exit(built.code || code)
