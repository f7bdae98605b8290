import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest, type TestModule } from 'vitest/node'
import { root } from '../tool.ts'
import { added, type Counts, type LeftOut, none, type Ran, type Red } from './counts.ts'
import { reasonOf } from './left-out.ts'
import type { Durations } from './long-first.ts'
import { slownessFromNow } from './slowness.ts'

/** What each project of vitest.config.ts tests. */
export const unitProjects = {
  rules: 'rules, contract, docs and tools',
  web: 'web, in a document of its own',
  'web-plain': 'web, without a document',
  'server-embedded': 'server on embedded PGlite',
  'server-postgres': 'server on PostgreSQL',
} as const
export type UnitProject = keyof typeof unitProjects

/** The project that runs a file, on this engine when it is one of the server's. */
export function projectOf(file: string, engine: 'embedded' | 'postgres'): UnitProject {
  if (file.startsWith('server/')) return `server-${engine}`
  if (!file.startsWith('web/')) return 'rules'
  return file.endsWith('.tsx') ? 'web' : 'web-plain'
}

type Wanted = { files?: string[]; alone?: boolean; durations?: Durations }

/**
 * Runs these projects of Vitest, or the named files of them, and counts each project by itself. With `alone` there is
 * one worker and nothing beside it; the time that each file took is added to `durations`.
 */
export async function unitTests(
  projects: UnitProject[],
  { files = [], alone = false, durations = {} }: Wanted = {},
): Promise<Ran[]> {
  const slowness = slownessFromNow()
  const slowAtRed = new Map<string, number>()
  const vitest = await startVitest('test', files, {
    watch: false,
    root,
    config: join(root, 'vitest.config.ts'),
    project: projects,
    ...(alone ? { maxWorkers: 1 } : {}),
    reporters: [
      'default',
      {
        onTestCaseResult(test) {
          if (test.result().state === 'failed') slowAtRed.set(test.id, slowness())
        },
      },
    ],
  })
  const counted = new Map<string, { counts: Counts; red: Red[]; leftOut: LeftOut[] }>()
  for (const module of vitest.state.getTestModules()) {
    const { name } = module.project
    const { counts, red, leftOut } = counted.get(name) ?? { counts: none, red: [], leftOut: [] }
    counted.set(name, {
      counts: added(counts, countsOf(module)),
      red: [...red, ...redOf(module, slowAtRed)],
      leftOut: [...leftOut, ...leftOutOf(module)],
    })
    durations[`${name} ${module.relativeModuleId}`] = secondsOf(module)
  }
  const unhandled = vitest.state.getUnhandledErrors().map(saidBy)
  await vitest.close()

  const ran: Ran[] = projects.map((project) => {
    const ofIt = counted.get(project)
    const what = unitProjects[project]
    return ofIt ? { what, ...ofIt } : { what, notRun: reasonFor(project) }
  })
  const outside = 'errors outside of tests'
  if (unhandled.length > 0)
    ran.push({
      what: outside,
      counts: { ...none, failed: unhandled.length },
      red: unhandled.map((said) => ({ project: projects.join(), file: '', title: outside, said })),
    })
  return ran
}

const reasonFor = (project: UnitProject) =>
  project === 'server-postgres'
    ? 'PostgreSQL’s initdb and postgres are not on this machine'
    : 'it has no tests'

function countsOf(module: TestModule): Counts {
  // A file that couldn't be loaded has no tests that could fail, so it counts as one failure itself.
  const counts = { ...none, failed: module.errors().length > 0 ? 1 : 0 }
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    // A test is pending when the run broke off before its turn, and counts as failed.
    counts[state === 'pending' ? 'failed' : state] += 1
  }
  return counts
}

function redOf(module: TestModule, slowAtRed: Map<string, number>): Red[] {
  const at = { project: module.project.name, file: module.relativeModuleId }
  const red: Red[] = module
    .errors()
    .map((error) => ({ ...at, title: 'the file itself', said: error.message }))
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    const title = test.fullName
    if (state === 'pending') red.push({ ...at, title, said: 'never had its turn' })
    const slower = slowAtRed.get(test.id)
    if (state === 'failed')
      red.push({ ...at, title, said: errors[0]?.message ?? '', ...(slower ? { slower } : {}) })
  }
  return red
}

function leftOutOf(module: TestModule): LeftOut[] {
  const skipped = [...module.children.allTests('skipped')]
  if (skipped.length === 0) return []
  const text = readFileSync(module.moduleId, 'utf8')
  const at = `${module.project.name} ${module.relativeModuleId}`
  return skipped.map((test) => {
    const result = test.result()
    const note = result.state === 'skipped' ? result.note : undefined
    return { test: `${at} > ${test.fullName}`, reason: reasonOf(note, text) }
  })
}

const secondsOf = (module: TestModule) => {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration } =
    module.diagnostic()
  return (collectDuration + duration + environmentSetupDuration + prepareDuration) / 1000
}

const saidBy = (error: unknown) =>
  error instanceof Object && 'message' in error ? `${error.message}` : `${error}`
