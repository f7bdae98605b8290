import { compare } from '../compare.ts'
import type { Lab } from '../lab.ts'
import { report, toldOf } from '../report.ts'
import { availability, bookings } from '../shots.ts'

const bookingAims: Readonly<Record<number, number>> = { 1: 150, 10: 500, 50: 800 }

/**
 * Reports bookings a second in one night over 1, 10 and 50 connections, and answered availability over 10, on the
 * embedded database with its real syncs to disk.
 */
export const embedded = async (lab: Lab): Promise<void> => {
  for (const connections of [1, 10, 50]) {
    await lab.onEmbedded(async ({ url, tokens }) => {
      const [mine] = await compare(lab, connections, [{ url, ...bookings(url, tokens) }])
      const aim = bookingAims[connections] ?? 0
      report({
        figure: `booking, one night, ${connections} connections`,
        who: 'embedded',
        measured: mine ? toldOf(mine) : '',
        aims: [{ says: `≥ ${aim} /s`, met: (mine?.perSecond ?? 0) >= aim }],
      })
    })
  }
  await lab.onEmbedded(async ({ url, tokens }) => {
    const [mine] = await compare(lab, 10, [{ url, next: availability(tokens) }])
    report({
      figure: 'availability, 10 connections',
      who: 'embedded',
      measured: mine ? toldOf(mine) : '',
      aims: [{ says: '≥ 5000 /s', met: (mine?.perSecond ?? 0) >= 5000 }],
    })
  })
}
