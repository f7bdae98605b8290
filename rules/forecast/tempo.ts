import type { Ms } from '../time/ms.ts'
import { atShare } from './at-share.ts'
import type { Stage } from './stages.ts'

/** One stay of tonight: how long somebody was in a stage, or has been in it until now. */
export type SeenStay = { stage: Stage; bath: boolean; lasted: Ms; isOver: boolean }

/**
 * How many times its usual length a stage takes tonight. `slowness`, from 0 to 1, is drawn once for each simulated
 * evening, so that among these there are some that are slow throughout.
 */
export type Tempo = (stage: Stage, slowness: number) => number

/**
 * Stages in which she waits for somebody else's stay to end, so that their length says nothing about the pace of the
 * evening.
 */
const waitsForOthers: readonly Stage[] = ['Waiting', 'ReadyForMikvah', 'ReadyForMikvahNext']

/** How much evenings differ in pace from the history: two of three by less than this, as a logarithm. */
const usual = 0.15
/**
 * The paces that are weighed against one another: from half as long to twice as long as in the history, as logarithms.
 */
const tempos = Array.from({ length: 29 }, (_, nth) => (nth - 14) * 0.05)
/** One stay in this many is like none in the history: a tap that was forgotten, a phone call. */
const oddOneOut = 1 / 20
/** The least spread that is assumed, however regular a short history makes a stage look. */
const leastSpread = 0.15

/**
 * The tempo of this evening, stage by stage, from what has been seen of it. A stay that isn't over counts for as long
 * as it has lasted, because short stays are the first to be over. @param historyOf the quantiles of a stage, from the
 * shortest to the longest
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
      // Logarithms are summed: the product over a few hundred stays would be too small for a number.
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

/** The mean and the spread of the logarithms of the quantiles; null for a stage that takes no time. */
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

/** The tempo at this share of the weights, the fastest first; within a step it is read off a straight line. */
function tempoAt(weights: readonly number[], share: number): number {
  let below = 0
  for (const [nth, weight] of weights.entries()) {
    if (below + weight >= share && weight > 0)
      return (tempos[nth] ?? 0) + 0.05 * ((share - below) / weight - 0.5)
    below += weight
  }
  return tempos.at(-1) ?? 0
}
