import { compare } from '../compare.ts'
import { layHistory } from '../history.ts'
import type { Lab } from '../lab.ts'
import { report, toldOf } from '../report.ts'
import { availability, bookings } from '../shots.ts'

/**
 * Reports bookings and answered availability a second of the same facility without past visits and with 500,000,
 * measured in turns.
 */
export const agedBesideYoung = (lab: Lab): Promise<void> =>
  lab.onPostgres((young) =>
    lab.onPostgres(
      async (aged) => {
        for (const [what, shots] of [
          ['booking', ({ url, tokens }: typeof aged) => bookings(url, tokens)],
          ['availability', ({ tokens }: typeof aged) => ({ next: availability(tokens) })],
        ] as const) {
          const [before, after] = await compare(lab, 10, [
            { url: young.url, ...shots(young) },
            { url: aged.url, ...shots(aged) },
          ])
          if (!before || !after) throw new Error('Nobody was measured.')
          const figure = `${what}, 500,000 past visits`
          const ratio = after.perSecond / before.perSecond
          report({ figure, who: 'young', measured: toldOf(before) })
          report({
            figure,
            who: 'aged',
            measured: `${toldOf(after)}, ${ratio.toFixed(2)} of young`,
            aims: [{ says: '≥ 0.9', met: ratio >= 0.9 }],
          })
        }
      },
      { prepare: layHistory },
    ),
  )
