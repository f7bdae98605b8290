import { startVitest, type TestModule } from 'vitest/node'
import { added, type Counts, none, type Ran } from './counts.ts'

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
  const counted = new Map<string, Counts>()
  for (const module of vitest.state.getTestModules()) {
    const { name } = module.project
    counted.set(name, added(counted.get(name) ?? none, countsOf(module)))
  }
  const unhandled = vitest.state.getUnhandledErrors().length
  await vitest.close()

  const ran: Ran[] = Object.entries(projects).map(([name, what]) => {
    const counts = counted.get(name)
    return counts ? { what, counts } : { what, notRun: reasonFor(name) }
  })
  if (unhandled > 0)
    ran.push({ what: 'errors outside of tests', counts: { ...none, failed: unhandled } })
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
