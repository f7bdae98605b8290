import type { Ms } from '../time/ms.ts'
import { atShare } from './at-share.ts'
import type { Stage } from './stages.ts'

/** What tonight has shown so far: how long somebody was in a stage, or has been in it until now. */
export type SeenStay = { stage: Stage; bath: boolean; lasted: Ms; isOver: boolean }

/**
 * How many times as long as in its history a stage takes tonight. `slowness` from 0 to 1 is drawn once for an evening that
 * is played, so that one that is slow as a whole is among those played.
 */
export type Tempo = (stage: Stage, slowness: number) => number

/** In these she waits for somebody else's stay to end: how long says nothing of how fast this house works. */
const waitsForOthers: readonly Stage[] = ['Waiting', 'ReadyForMikvah', 'ReadyForMikvahNext']

/** Before anything is seen, two evenings of three lie within this much of their history, as a logarithm. */
const usual = 0.15
/** From half as long to twice as long, as logarithms. */
const tempos = Array.from({ length: 29 }, (_, nth) => (nth - 14) * 0.05)
/** One stay in this many is of a kind that no history tells: a tap that was forgotten, a phone call. */
const oddOneOut = 1 / 20
/** No stage is as regular as a history of a few nights may make it look. */
const leastSpread = 0.15

/**
 * The tempo of this evening, stage by stage, from what has been seen of it. A stay that isn't over counts for as long as it
 * has lasted: of those that are, the short ones come first.
 * @param historyOf the quantiles of a stage, from the shortest to the longest
 */
export function tempoOf(
  historyOf: (stage: Stage, bath: boolean) => readonly Ms[],
  tonight: readonly SeenStay[],
): Tempo {
  const seen = Map.groupBy(
    tonight.filter(({ stage, lasted }) => lasted > 0 && !waitsForOthers.includes(stage)),
    ({ stage }) => stage,
  )
  const prior = weighed(tempos.map((tempo) => normal(tempo / usual)))
  const ofStage = new Map(
    [...seen].map(([stage, stays]) => {
      const known = stays.flatMap((stay) => {
        const history = spreadOf(historyOf(stage, stay.bath))
        return history ? [{ ...history, ...stay }] : []
      })
      // As logarithms: multiplied, those of a few hundred stays are too small for a number.
      const fits = tempos.map((tempo, nth) =>
        known.reduce(
          (sum, stay) => sum + Math.log(likelihood(stay, tempo)),
          Math.log(prior[nth] ?? 0),
        ),
      )
      const best = Math.max(...fits)
      return [stage, weighed(fits.map((fit) => Math.exp(fit - best)))]
    }),
  )
  return (stage, slowness) => Math.exp(tempoAt(ofStage.get(stage) ?? prior, slowness))
}

type Spread = { middle: number; spread: number }

/** The middle of the logarithms and how far they lie from it; null of a stage that takes no time. */
function spreadOf(quantiles: readonly Ms[]): Spread | null {
  const worked = quantiles.filter((stay) => stay > 0)
  if (worked.length === 0) return null
  const middle = Math.log(atShare(worked, 0.5))
  const twice = Math.log(atShare(worked, 0.84)) - Math.log(atShare(worked, 0.16))
  return { middle, spread: Math.max(leastSpread, twice / 2) }
}

/** How well a stay fits a tempo: how often one ends just then, or lasts at least that long. */
function likelihood({ middle, spread, lasted, isOver }: Spread & SeenStay, tempo: number): number {
  const off = (Math.log(lasted) - tempo - middle) / spread
  const fits = isOver ? normal(off) : 1 / (1 + Math.exp(1.702 * off))
  return oddOneOut + (1 - oddOneOut) * fits
}

const normal = (off: number): number => Math.exp((-off * off) / 2)

function weighed(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0)
  return weights.map((weight) => weight / sum)
}

/** The tempo that this share of the evenings isn't slower than; within a step what lies between. */
function tempoAt(weights: readonly number[], share: number): number {
  let below = 0
  for (const [nth, weight] of weights.entries()) {
    if (below + weight >= share && weight > 0)
      return (tempos[nth] ?? 0) + 0.05 * ((share - below) / weight - 0.5)
    below += weight
  }
  return tempos.at(-1) ?? 0
}
