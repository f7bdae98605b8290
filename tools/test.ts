import { join } from 'node:path'
import { closing } from './suite/closing.ts'
import type { Ran } from './suite/counts.ts'
import { journeys, journeysInChromium } from './suite/journeys.ts'
import { ownFolder } from './suite/own-folder.ts'
import { type UnitProject, unitTests } from './suite/unit-tests.ts'
import { root, run } from './tool.ts'

/**
 * `npm test`: builds the web beside the tests of rules and tools; then the server, the web and, where those were green,
 * the journeys, all side by side. It says what ran on what, and what was red.
 */
const began = performance.now()
const folder = ownFolder()
// Many tests start the product as a process: what Node has compiled once is read by the next.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

const [built, ofRules] = await Promise.all([
  run(process.execPath, ['tools/build-web.ts'], { show: true }),
  unitTests(['rules']),
])
const sound = built.code === 0 && ofRules.every((each) => 'red' in each && each.red.length === 0)

const rest: UnitProject[] = ['web', 'web-plain', 'server-embedded', 'server-postgres']
const walked: Promise<Ran> = sound
  ? journeys()
  : Promise.resolve({
      what: journeysInChromium,
      notRun: built.code === 0 ? 'what they stand on is red' : 'the web could not be built',
    })
const [units, walk] = await Promise.all([unitTests(rest), walked])

const code = await closing({
  ran: [...ofRules, ...units, walk],
  commit: (await run('git', ['rev-parse', '--short', 'HEAD'])).output.trim(),
  leftBehind: folder.leftBehind,
  seconds: () => (performance.now() - began) / 1000,
})
folder.clear()
// A machine may be without PostgreSQL; it is never without what this command brings along.
process.exit(code || ('notRun' in walk ? 1 : 0))
