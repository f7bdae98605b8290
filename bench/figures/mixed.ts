import { compare } from '../compare.ts'
import type { Lab } from '../lab.ts'
import { report, toldOf } from '../report.ts'
import { mixed } from '../shots.ts'

/** Reports requests a second over 10 connections, of which nine look at availability and the tenth books. */
export const ninetyTen = (lab: Lab): Promise<void> =>
  lab.onPostgres(async ({ url, tokens }) => {
    const [mine] = await compare(lab, 10, [{ url, ...mixed(url, tokens) }])
    if (!mine) throw new Error('Nobody was measured.')
    report({
      figure: 'mixed 90/10, 10 connections',
      who: 'product',
      measured: toldOf(mine),
      aims: [
        { says: '≥ 2000 /s', met: mine.perSecond >= 2000 },
        { says: 'p99 ≤ 30 ms', met: mine.p99 <= 30 },
      ],
    })
  })
