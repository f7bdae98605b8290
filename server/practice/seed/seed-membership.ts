import { buyMembership } from '@mikvah/contract/users.ts'
import { purchaseOpening } from '../../memberships/buying/open-purchase.ts'
import type { Moment } from '../../request/context.ts'
import { askedThen, herself } from './seed-asked.ts'
import type { Patron } from './seed-patrons.ts'
import { type Charged, charge, type Till } from './seed-till.ts'

/** The payments of members for their present year, on the day they bought it. */
export const boughtBy = (
  till: Till,
  moment: Moment,
  patrons: readonly Patron[],
): Promise<Charged[]> =>
  Promise.all(
    patrons.flatMap((patron) => {
      const { buys, id, email } = patron
      if (!buys) return []
      const ctx = askedThen(moment, noonOf(buys.on, moment), herself(id), 'membership-bought')
      const { buys: _, ...owner } = patron
      const body = buyMembership.body.parse({
        ...{ membershipLevel: buys.level, installments: 'Annually', email },
        ...{ membershipAutoRenew: false, paymentInfo: { sourceToken: 'practice_ok' } },
      })
      const opening = purchaseOpening(till.parts, ctx, { as: 'patron', owner }, body)
      return [charge(till, ctx, { owner, opening, card: 'practice_ok' })]
    }),
  )

const noonOf = (date: string, { content }: Moment) =>
  Temporal.PlainDate.from(date).toZonedDateTime({
    ...{ timeZone: content.timeZone, plainTime: '12:00' },
  }).epochMilliseconds
