import { numberOf, type SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { atShare } from './at-share.ts'
import { type Stage, stages } from './stages.ts'
import { type SeenStay, tempoOf } from './tempo.ts'

/**
 * How long a stage has lasted in this facility, as quantiles from the shortest to the longest; apart for rooms with a
 * bath and without.
 */
export type Lasted = { stage: Stage; bath: boolean; count: number; quantiles: readonly Ms[] }

/**
 * How much longer a stage will last: `share` from 0 to 1 is drawn for the stay, `slowness` for the evening; `already`
 * is what it has lasted so far.
 */
export type DrawStay = (
  stage: Stage,
  how: { bath: boolean; share: number; already: Ms; slowness: number },
) => Ms

/**
 * Stages that often take no time, with the one after each: nobody has to be told that she is next, and that too is
 * drawn from history.
 */
const mayBeLeftOut: Partial<Record<Stage, Stage>> = {
  ReadyForCheckingNext: 'ReadyForChecking',
  ReadyForMikvahNext: 'InMikvah',
}

/**
 * Stages in which a patron waits for others. Only the time that she needs herself is drawn for them: from the shorter
 * half of the history, in which nothing held her up.
 */
const toBeSeen: readonly Stage[] = ['Waiting', 'ReadyForMikvah']

/** From how many stays on the facility's own history is used; fewer say too little. */
const enough = 12
/** The quantiles where there is no history yet, as shares of the length that the settings call too long. */
const supposed = [0.3, 0.45, 0.6, 0.8, 1.05]
/** Somebody who has stayed longer than anyone before is expected to leave at any moment. */
const anyMoment = minutes(1)

/**
 * Gives a function that draws how much longer somebody stays in a stage: from the facility's own history, or from its
 * settings where that is short, at the tempo of this evening, which `tonight` shows.
 */
export function drawingFrom(
  history: readonly Lasted[],
  values: SettingValues,
  tonight: readonly SeenStay[] = [],
): DrawStay {
  const known = new Map(
    history
      .filter(({ count }) => count >= enough)
      .map((one) => [`${one.stage} ${one.bath}`, drawnFrom(one, history)]),
  )
  const thought = new Map(stages.map((stage) => [stage, supposedOf(stage, values)]))
  const historyOf = (stage: Stage, bath: boolean) =>
    known.get(`${stage} ${bath}`) ?? thought.get(stage) ?? []
  const tempo = tempoOf(historyOf, tonight)
  return (stage, { bath, share, already, slowness }) => {
    const times = tempo(stage, slowness)
    const quantiles = historyOf(stage, bath)
    if (already === 0) return times * atShare(quantiles, share)
    const left = quantiles.filter((stay) => times * stay > already)
    if (left.length > 0) return times * atShare(left, share) - already
    return toBeSeen.includes(stage) ? 0 : anyMoment
  }
}

function supposedOf(stage: Stage, values: SettingValues): Ms[] {
  if (Object.hasOwn(mayBeLeftOut, stage) || toBeSeen.includes(stage)) return [0]
  const long = numberOf(values, `thresholdMinutes${stage}`) ?? 0
  return supposed.map((share) => minutes(share * long))
}

/** The lengths to draw from: the history, with a stay of no time for each time that the stage was left out. */
function drawnFrom(
  { stage, bath, count, quantiles }: Lasted,
  history: readonly Lasted[],
): readonly Ms[] {
  if (toBeSeen.includes(stage)) return quantiles.slice(0, Math.ceil(quantiles.length / 2))
  const beside = mayBeLeftOut[stage]
  const all = history.find((one) => one.stage === beside && one.bath === bath)?.count ?? count
  const none = Math.max(0, Math.round((all / count - 1) * quantiles.length))
  return [...Array<Ms>(Math.min(none, 100)).fill(0), ...quantiles]
}
