import type { ReservationFacts } from '../reservation/reservation.ts'
import { hours, type Ms } from '../time/ms.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { megabyte } from '../website/uploads.ts'

/** What becomes of the license and registration that a patron sent in. */
export const papersStates = ['waiting', 'approved', 'rejected'] as const

/** What a picture may be. */
export const kindsOfPaper = ['jpeg', 'png'] as const

/** A picture may be as heavy as this, and no byte more. */
export const mostBytesOfPaper = 5 * megabyte

/** The retention period of the pictures, from when somebody has decided on them: 30 days. */
export const papersKept: Ms = hours(24 * 30)

export const papersRefusals = ['papers-not-reserved', 'garage-no-parking'] as const

/** Whether papers may be sent from this reservation: a confirmed one, with parking. */
export function judgePapers({
  status,
  parking,
}: Pick<ReservationFacts, 'status' | 'parking'>): Verdict<(typeof papersRefusals)[number]> {
  if (status !== 'Reserved') return refused('papers-not-reserved')
  return parking ? allowed : refused('garage-no-parking')
}
