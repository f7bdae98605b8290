import { aRun, builtWeb } from './suite/a-run.ts'
import type { Ran } from './suite/counts.ts'
import { journeys, notWalked } from './suite/journeys.ts'
import { unitTests } from './suite/unit-tests.ts'

/**
 * `npm test` builds the web beside the tests of rules and tools. Then it runs the server's tests, the web's and, where
 * those were green, the journeys, side by side. It says what ran on what, and what failed.
 */
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
      unitTests(['web', 'web-plain', 'server-embedded', 'server-postgres']),
      walked,
    ])
    return [...ofRules, ...units, walk]
  },
  { judges: true },
)
