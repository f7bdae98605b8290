import { compare } from '../compare.ts'
import type { Lab } from '../lab.ts'
import { report, toldOf } from '../report.ts'
import { bookings } from '../shots.ts'

/** Reports bookings a second in one night over 50 connections, divided between two processes on one database. */
export const bookingOnTwo = (lab: Lab): Promise<void> =>
  lab.onPostgres(
    async (first, second) => {
      if (!second) throw new Error('The second process is missing.')
      const figure = 'booking, one night, two processes'
      const [mine] = await compare(lab, 50, [
        { url: [first.url, second.url], ...bookings(first.url, first.tokens) },
      ])
      if (!mine) throw new Error('Nobody was measured.')
      report({
        figure,
        who: 'product',
        measured: toldOf(mine),
        aims: [{ says: '≥ 1200 /s', met: mine.perSecond >= 1200 }],
      })
    },
    { processes: 2 },
  )
