import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { ReserveStep, useReserveStep } from '../steps/steps.ts'
import { editOf, judgeEditOf, mayPay, payOf, viewOf } from '../steps/visits.ts'

type Way = {
  words: WordKey
  to: { step: ReserveStep; patch: Parameters<ReturnType<typeof useReserveStep>['go']>[1] }
  quiet?: boolean
}

/** What the card of a visit shows and offers. */
export type VisitCardView = {
  owes: boolean
  ways: readonly Way[]
}

/**
 * The card of a visit. The draft of an edit can only be continued; everything else is offered on the visit that it
 * replaces.
 */
export function cardOf(visit: Reservation, today: string, isDraft: boolean): VisitCardView {
  const verdict = judgeEditOf(visit, today)
  const owes = mayPay(visit)
  const pay = { step: 'reserve-payment', patch: payOf(visit) } as const
  const look = { step: 'reserve-payment', patch: viewOf(visit) } as const
  if (isDraft) return { owes, ways: [{ words: 'reserveGoOn', to: owes ? pay : look }] }
  const ways: Way[] = [{ words: 'reserveView', to: look }]
  if (owes) ways.unshift({ words: 'reservePay', to: pay })
  if (verdict.allowed)
    ways.push({
      words: 'reserveEdit',
      to: { step: 'reserve-date', patch: editOf(visit) },
      quiet: true,
    })
  return { owes, ways }
}
