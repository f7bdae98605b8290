import { startVitest, type TestModule } from 'vitest/node'
import { added, type Counts, none, type Ran, type Red } from './counts.ts'

/** What each project of vitest.config.ts stands for. */
const projects = {
  rules: 'rules, contract and docs',
  web: 'web, in a document of its own',
  'server-embedded': 'server on embedded PGlite',
  'server-postgres': 'server on PostgreSQL',
} as const

/** Runs every vitest project and counts each by itself. */
export async function unitTests(): Promise<Ran[]> {
  const vitest = await startVitest('test', [], { watch: false })
  const counted = new Map<string, { counts: Counts; red: Red[] }>()
  for (const module of vitest.state.getTestModules()) {
    const { name } = module.project
    const { counts, red } = counted.get(name) ?? { counts: none, red: [] }
    counted.set(name, { counts: added(counts, countsOf(module)), red: [...red, ...redOf(module)] })
  }
  const unhandled = vitest.state.getUnhandledErrors().map(saidBy)
  await vitest.close()

  const ran: Ran[] = Object.entries(projects).map(([name, what]) => {
    const ofIt = counted.get(name)
    return ofIt ? { what, ...ofIt } : { what, notRun: reasonFor(name) }
  })
  const outside = 'errors outside of tests'
  if (unhandled.length > 0)
    ran.push({
      what: outside,
      counts: { ...none, failed: unhandled.length },
      red: unhandled.map((said) => ({ where: outside, said })),
    })
  return ran
}

const reasonFor = (project: string) =>
  project === 'server-postgres'
    ? 'PostgreSQL’s initdb and postgres are not on this machine'
    : 'it has no tests'

function countsOf(module: TestModule): Counts {
  // A file that couldn't be loaded has no tests to fail; it fails as one.
  const counts = { ...none, failed: module.errors().length > 0 ? 1 : 0 }
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    // Pending: the run broke off before this test had its turn.
    counts[state === 'pending' ? 'failed' : state] += 1
  }
  return counts
}

function redOf(module: TestModule): Red[] {
  const where = `${module.project.name} ${module.relativeModuleId}`
  const red = module.errors().map((error) => ({ where, said: error.message }))
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'pending')
      red.push({ where: `${where} > ${test.fullName}`, said: 'never had its turn' })
    if (state === 'failed')
      red.push({ where: `${where} > ${test.fullName}`, said: errors[0]?.message ?? '' })
  }
  return red
}

const saidBy = (error: unknown) =>
  error instanceof Object && 'message' in error ? `${error.message}` : `${error}`
