import { aRun, builtWeb } from './suite/a-run.ts'
import type { Ran } from './suite/counts.ts'
import { journeys, notWalked } from './suite/journeys.ts'
import { type Durations, writeDurations } from './suite/long-first.ts'
import { unitTests } from './suite/unit-tests.ts'

/**
 * `npm test` builds the web beside the tests of rules and tools. Then it runs the server's tests, the web's and, where
 * those were green, the journeys, side by side. It says what ran on what, and what failed.
 *
 * `npm test durations` also keeps how long each file took. They are taken from here alone: in the long run a file has
 * other rounds, and what waits most would begin last, when there is no journey any more that computes meanwhile.
 */
const durations: Durations = {}
await aRun(
  async () => {
    const [built, ofRules] = await Promise.all([builtWeb(), unitTests(['rules'])])
    const isSound = ofRules.every((each) => 'red' in each && each.red.length === 0)
    const walked: Ran | Promise<Ran> = !built
      ? notWalked('the web could not be built')
      : isSound
        ? journeys()
        : notWalked('what they stand on is red')
    const [units, walk] = await Promise.all([
      unitTests(['web', 'web-plain', 'server-embedded', 'server-postgres'], { durations }),
      walked,
    ])
    if (process.argv.includes('durations')) writeDurations(durations)
    return [...ofRules, ...units, walk]
  },
  { judges: true },
)
