import {
  counterTenders,
  givenBackOf,
  type PaymentFacts,
  type PaymentMethod,
} from '../payments/methods.ts'
import type { Cents } from '../price/money.ts'
import { sumOf } from '../price/price-of-visit.ts'
import type { SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'
import { refundOnCancel } from './refund.ts'
import type { ReservationFacts } from './reservation.ts'

/** What may become of money after a cancel, in the order in which it is said. */
export const afterCancelKinds = [
  'refund-issued',
  'refund-on-its-way',
  'refund-to-come',
  'refund-failed',
  'past-deadline',
  'no-refund-by-itself',
  'paid-by-hand',
  'given-by-hand',
  'tips-stay',
  'nothing-paid',
] as const
type Kind = (typeof afterCancelKinds)[number]

export type AfterCancel = { kind: Kind; cents: Cents }

type Visit = Pick<ReservationFacts, 'startsAt' | 'refundMissed'> & {
  /**
   * For a hold, whether the program has ended it or is about to: all that its cards paid goes back, gifts too, at any
   * hour.
   */
  hold?: 'ended' | 'ending' | null
}

/**
 * What became of all that was paid for a visit that was canceled at `at`: what goes back, what doesn't, and why, a sum
 * for each kind that there is, or `nothing-paid` alone. What was taken over the counter never goes back by itself, but
 * a card that was held to a reader gets it from the processor like any other; tips and donations stay given, but for
 * those of a hold, which go back the way they came.
 */
export function afterCancelOf(
  visit: Visit,
  payments: readonly PaymentFacts[],
  at: Ms,
  values: SettingValues,
): AfterCancel[] {
  const refunds = payments.filter(({ method }) => method === 'CreditRefund')
  const inState = (state: PaymentFacts['status'], way: 'to a card' | 'by hand' = 'to a card') =>
    sumOf(
      refunds.filter(
        ({ status, byHand = false }) => status === state && byHand === (way === 'by hand'),
      ),
    )
  const wanted = payments.filter(({ unwanted }) => !unwanted)
  const late = payments.filter(({ unwanted }) => unwanted)
  const giftsOf = (way: 'card' | 'hand') =>
    leftOf(
      ['Tip', 'Donation'],
      payments.filter(({ byHand = false }) => byHand === (way === 'hand')),
    )
  const goBack = Boolean(visit.hold)
  const sums: [Kind, Cents][] = [
    ['refund-issued', inState('Approved')],
    ['refund-on-its-way', inState('Open')],
    // Its refund was begun as it came.
    ['refund-failed', leftOf(['CreditCard'], late)],
    [
      whyItStays(visit, at, values),
      leftOf(['CreditCard'], wanted) + (goBack ? giftsOf('card') : 0),
    ],
    ['paid-by-hand', leftOf(counterTenders, payments) + (goBack ? giftsOf('hand') : 0)],
    ['given-by-hand', inState('Approved', 'by hand')],
    ['tips-stay', goBack ? 0 : giftsOf('card') + giftsOf('hand')],
  ]
  const said = afterCancelKinds.flatMap((kind) => {
    const cents = sums.reduce((sum, [of, more]) => (of === kind ? sum + more : sum), 0)
    return cents > 0 ? [{ kind, cents }] : []
  })
  return said.length > 0 ? said : [{ kind: 'nothing-paid', cents: 0 }]
}

/**
 * Why money of a card hasn't gone back. In time all of it does, and always that of a hold that ended, unless the
 * processor refused; that of a hold which is about to end goes back then.
 */
function whyItStays(visit: Visit, at: Ms, values: SettingValues): Kind {
  if (visit.hold) return visit.hold === 'ending' ? 'refund-to-come' : 'refund-failed'
  const standing = refundOnCancel(visit, at, values)
  return standing === 'in-time' ? 'refund-failed' : standing
}

const leftOf = (methods: readonly PaymentMethod[], payments: readonly PaymentFacts[]): Cents =>
  sumOf(
    payments.filter(({ method, status }) => status === 'Approved' && methods.includes(method)),
  ) - methods.reduce((sum, method) => sum + givenBackOf(method, payments), 0)
