import { compare } from '../compare.ts'
import type { Lab } from '../lab.ts'
import { report, toldOf } from '../report.ts'
import { availability, bareAvailability, browser } from '../shots.ts'
import { layBusyNight } from './lay-busy-night.ts'

const aims: Readonly<Record<number, number>> = { 10: 0.65, 50: 1 }

/**
 * Reports how often a second the availability of a night with 200 visits is answered, asked plainly and as a browser
 * asks (with compression), beside a bare server that answers as many bytes.
 */
export const availabilityOfBare = (lab: Lab, bareUrl: string): Promise<void> =>
  lab.onPostgres(async (product) => {
    const { url, tokens } = product
    await layBusyNight(product)
    for (const connections of [10, 50]) {
      const figure = `availability, ${connections} connections`
      const [bare, plain, compressed] = await compare(lab, connections, [
        { url: bareUrl, next: bareAvailability },
        { url, next: availability(tokens) },
        { url, next: availability(tokens, { acceptEncoding: browser }) },
      ])
      if (!bare || !plain || !compressed) throw new Error('Nobody was measured.')
      report({ figure, who: 'bare', measured: toldOf(bare) })
      for (const [who, mine, aim] of [
        ['product', plain, aims[connections] ?? 1],
        ['with br', compressed, 0.65],
      ] as const) {
        const ratio = mine.perSecond / bare.perSecond
        const measured = `${toldOf(mine)}, ${ratio.toFixed(2)} of bare`
        report({ figure, who, measured, aims: [{ says: `≥ ${aim}`, met: ratio >= aim }] })
      }
    }
  })
