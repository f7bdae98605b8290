import { join } from 'node:path'
import { added, type Counts, countsText, none, type Ran, redText } from './counts.ts'
import { journeys } from './journeys.ts'
import { root, runTool } from './tool.ts'
import { unitTests } from './unit-tests.ts'

/** `npm test`: builds the web, then tests everything, and says what ran on what. */
// Many tests start the product as a process: what Node has compiled once is read by the next.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')
const env = { ...process.env }

const built = await runTool('vite', ['build', 'web', '--logLevel', 'warn'], { show: true })
const units = await unitTests()
const ran: Ran[] = [
  ...units,
  built.code === 0
    ? await journeys(env)
    : { what: 'journeys in Chromium', notRun: 'the web could not be built' },
]

console.log('')
for (const each of ran) if ('red' in each) for (const red of each.red) console.log(redText(red))
console.log('What ran:')
let total: Counts = none
for (const each of ran) {
  if ('notRun' in each) {
    console.log(`  NOT RUN  ${each.what}: ${each.notRun}`)
  } else {
    total = added(total, each.counts)
    console.log(`  ${each.what}: ${countsText(each.counts)}`)
  }
}
console.log(countsText(total))

// A machine may be without PostgreSQL; it is never without what this command brings along.
const browserless = ran.some((each) => 'notRun' in each && each.what.startsWith('journeys'))
process.exit(total.failed > 0 || browserless || process.exitCode ? 1 : 0)
