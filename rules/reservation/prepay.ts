import type { Cents } from '../price/money.ts'
import { flagOf, type SettingValues } from '../settings/read.ts'
import { isFridayLike, type NightFacts } from './length.ts'
import type { VisitFlags } from './visit-flags.ts'

const reasons = [
  ['all', 'reservationsRequirePrepayAll', () => true],
  ['friday', 'reservationsRequirePrepayFriday', (_, night) => isFridayLike(night)],
  ['parking', 'reservationsRequirePrepayParking', (visit) => visit.parking],
] as const satisfies readonly [
  string,
  string,
  (visit: Pick<VisitFlags, 'parking'>, night: NightFacts) => boolean,
][]
export type PrepayReason = (typeof reasons)[number][0]

/** Why this visit must be paid before it is Reserved, or null when she may pay at the door. */
export function prepayReasonOf(
  visit: Pick<VisitFlags, 'parking'>,
  night: NightFacts,
  values: SettingValues,
): PrepayReason | null {
  const reason = reasons.find(
    ([, key, applies]) => flagOf(values, key) === true && applies(visit, night),
  )
  return reason ? reason[0] : null
}

/**
 * The status a new reservation starts with (an edit of an Assigned one keeps Assigned): Pending where a hold is asked
 * for, or where she must pay first and isn't here; else Reserved. Whoever stands at the desk pays as she is checked in,
 * or later (decision 0321).
 */
export function firstStatusOf(facts: {
  prepayRequired: boolean
  owedCents: Cents
  /** Whether the body asks to hold the place while she pays. */
  hold: boolean
  /** Whether the desk books her for now because she is there, and may take money as long as she is. */
  isHere: boolean
}): 'Pending' | 'Reserved' {
  const isPaidFirst = facts.prepayRequired && facts.owedCents > 0 && !facts.isHere
  return facts.hold || isPaidFirst ? 'Pending' : 'Reserved'
}
