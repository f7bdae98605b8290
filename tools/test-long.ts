import { countsText } from './counts.ts'
import { journeys } from './journeys.ts'
import { runTool } from './tool.ts'

/**
 * `npm run test:long`: 20,000 requests of any kind to any call; thousands of acts of two desks on one floor; then every
 * screen in every window, looked at and kept in test-results/pictures/.
 */
const fuzz = await runTool(
  'vitest',
  ['run', '--project', 'server-embedded', 'server/trials/fuzz.embedded.test.ts'],
  { show: true, env: { ...process.env, FUZZ_TRIES: '20000' } },
)
const floor = await runTool(
  'vitest',
  ['run', '--project', 'server-postgres', 'server/trials/floor.postgres.test.ts'],
  { show: true, env: { ...process.env, FLOOR_ROUNDS: '2000' } },
)
const built = await runTool('vite', ['build', 'web', '--logLevel', 'warn'], { show: true })
if (built.code !== 0) process.exit(1)
const ran = await journeys({ ...process.env, LONG: 'yes' }, ['every-screen-in-every-window'])
console.log(`${ran.what}: ${'counts' in ran ? countsText(ran.counts) : ran.notRun}`)
process.exit(
  'counts' in ran && ran.counts.failed === 0 && fuzz.code === 0 && floor.code === 0 ? 0 : 1,
)
