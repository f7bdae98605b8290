import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, swiped } from '../fields.ts'
import { visitSeen } from '../reservations/reservation.ts'

export const settleLeftOver = endpoint('settleLeftOver', {
  summary:
    'Ends visits that were left over when their night was, each as what it was counted, without an hour; their rooms are to be cleaned. Answers those that it has settled: whom somebody else has settled meanwhile is left as she is, and not told.',
  who: ['Reception'],
  audited: { act: 'left-over-settled' },
  body: z.strictObject({
    /** The visits that the screen showed. */
    reservationIds: z.array(id).min(1).max(500),
    ...swiped,
  }),
  result: z.array(visitSeen),
})

export const noShows = endpoint('noShows', {
  summary:
    'Who was expected on the last night and didn’t come, with what each owes. A night without screens has them once its sheet says so.',
  who: ['Reception'],
  audited: { nothing: 'A board that is looked at all night, by codes.' },
  result: z.array(visitSeen),
})
