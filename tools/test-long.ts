import { countsText } from './counts.ts'
import { journeys } from './journeys.ts'
import { runTool } from './tool.ts'

/** `npm run test:long`: every screen in every window, looked at and kept in test-results/pictures/. */
const built = await runTool('vite', ['build', 'web', '--logLevel', 'warn'], { show: true })
if (built.code !== 0) process.exit(1)
const ran = await journeys({ ...process.env, LONG: 'yes' }, ['every-screen-in-every-window'])
console.log(`${ran.what}: ${'counts' in ran ? countsText(ran.counts) : ran.notRun}`)
process.exit('counts' in ran && ran.counts.failed === 0 ? 0 : 1)
