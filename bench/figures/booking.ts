import { compare } from '../compare.ts'
import type { Lab } from '../lab.ts'
import { openSecondPlace } from '../on-database.ts'
import { report, toldOf } from '../report.ts'
import { bareBookings, bookings } from '../shots.ts'

/**
 * What bookings are to reach over so many connections: at least so many a second, p99 in milliseconds at most; `wide`
 * books in six nights instead of one.
 */
export type BookingAim = {
  connections: number
  wide?: boolean
  perSecond: number
  p99?: number
  /** The least share of what the bare server books a second, which locks the night and writes the same four rows. */
  ofBare?: number
}

export const bookingAims: readonly BookingAim[] = [
  { connections: 10, perSecond: 1000, p99: 30, ofBare: 1.3 },
  { connections: 50, perSecond: 1800, p99: 70, ofBare: 2.3 },
  { connections: 50, wide: true, perSecond: 1800 },
]

/**
 * Reports bookings a second end to end, each with its idempotency key, in one night or in six, by the patrons in turn,
 * beside the bare server.
 */
export const bookingOfBare = (lab: Lab, bareUrl: string, aim: BookingAim): Promise<void> =>
  lab.onPostgres(
    async ({ url, tokens }) => {
      const { connections, wide = false, perSecond, p99, ofBare } = aim
      const figure = `booking, ${wide ? 'six nights' : 'one night'}, ${connections} connections`
      const [bare, mine] = await compare(lab, connections, [
        { url: bareUrl, next: bareBookings(figure, { wide }) },
        { url, ...bookings(url, tokens, { wide }) },
      ])
      if (!bare || !mine) throw new Error('Nobody was measured.')
      const ratio = mine.perSecond / bare.perSecond
      report({ figure, who: 'bare, same rows', measured: toldOf(bare) })
      report({
        figure,
        who: 'product',
        measured: `${toldOf(mine)}, ${ratio.toFixed(2)} of bare`,
        aims: [
          { says: `≥ ${perSecond} /s`, met: mine.perSecond >= perSecond },
          ...(p99 ? [{ says: `p99 ≤ ${p99} ms`, met: mine.p99 <= p99 }] : []),
          ...(ofBare ? [{ says: `≥ ${ofBare} of bare`, met: ratio >= ofBare }] : []),
        ],
      })
    },
    aim.wide ? { prepare: openSecondPlace } : {},
  )
