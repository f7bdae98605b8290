import { numberOf, type SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'

/** The statuses of an evening that take their time; how long she queues for the water follows from the others. */
export const stages = [
  'Assigned',
  'Prep',
  'ReadyForChecking',
  'Checking',
  'Checked',
  'ToMikvah',
  'InMikvah',
  'FromMikvah',
  'Dressing',
] as const
export type Stage = (typeof stages)[number]

/** How long a stage lasted in this house, by its quantiles from the shortest to the longest; in rooms with a bath, or without. */
export type Lasted = { stage: Stage; bath: boolean; count: number; quantiles: readonly Ms[] }

/** How long a stage will last: `share` from 0 to 1 is drawn, `already` is what it has lasted so far. */
export type DrawStay = (stage: Stage, how: { bath: boolean; share: number; already: Ms }) => Ms

/** Fewer say nothing yet. */
const enough = 12
/** Of a house without a history: shares of what its settings call too long. */
const supposed = [0.3, 0.45, 0.6, 0.8, 1.05]
/** Who has stayed longer than anybody may leave at any moment. */
const anyMoment = minutes(1)

/** From the house's own history; where that is short, from its settings. Gives what is left of the stage. */
export function drawingFrom(history: readonly Lasted[], values: SettingValues): DrawStay {
  const known = new Map(
    history
      .filter(({ count }) => count >= enough)
      .map(({ stage, bath, quantiles }) => [`${stage} ${bath}`, quantiles]),
  )
  const thought = new Map(
    stages.map((stage) => {
      const long = minutes(numberOf(values, `thresholdMinutes${stage}`) ?? 0)
      return [stage, supposed.map((share) => share * long)]
    }),
  )
  return (stage, { bath, share, already }) => {
    const quantiles = known.get(`${stage} ${bath}`) ?? thought.get(stage) ?? []
    const left = quantiles.filter((stay) => stay > already)
    return left.length === 0 && already > 0 ? anyMoment : atShare(left, share) - already
  }
}

/** Between two quantiles what lies between them. */
export function atShare(quantiles: readonly Ms[], share: number): Ms {
  const place = share * (quantiles.length - 1)
  const [below = 0, above = 0] = [quantiles[Math.floor(place)], quantiles[Math.ceil(place)]]
  return below + (above - below) * (place - Math.floor(place))
}
