import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { addSavedCard } from '@mikvah/contract/users.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { ownerOf } from '../../people/owner.ts'
import { bucketOf } from '../../request/bucket.ts'
import type { SignedInContext } from '../../request/context.ts'
import { withinLimit } from '../../request/limits.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { cardTriesOf, countRefusedCard, refuseManyCards } from './card-limits.ts'
import { cardRefused } from './card-refused.ts'
import { tokenOf } from './card-source.ts'
import { savedCardView } from './list-saved-cards.ts'
import { mayKeepCards } from './may-keep-cards.ts'
import { rememberCustomer } from './remember-customer.ts'

/**
 * How many cards may be sent for saving, of one person in an hour. Each is counted before it is tried, so that many at
 * once are no more than this.
 */
const cardsSaved = (userId: string) => ({
  ...{ bucket: bucketOf('cards-saved', userId), most: 10, windowMs: hours(1) },
})

/**
 * Saves a card at the processor for later payments, and gives it as it is listed; ten tries an hour. A declined one is
 * refused and counts like a refused payment; one whose bank asks her something is refused too, and counts for nothing.
 */
export async function saveCard(
  parts: Parts,
  ctx: SignedInContext,
  { userId, info }: { userId: string; info: BodyOf<typeof addSavedCard> },
) {
  const owner = await ownerOf(parts.db.orm, ctx, userId)
  if (!info.sourceToken || info.sourceCard) throw new Refused('card-source')
  if (!mayKeepCards(owner)) throw new Refused('role-missing')
  const tries = cardTriesOf(parts, ctx, owner.id)
  await parts.db.inTransaction(async (tx) => {
    const realNow = parts.realNow()
    await refuseManyCards(tx, tries, realNow)
    await withinLimit(tx, cardsSaved(owner.id), realNow, 'too-many-cards')
    await writeAudit(tx, ctx, { subject: owner.id, owner: owner.id })
  })

  const { kind, ...card } = tokenOf(info.sourceToken, info)
  const payer = { userId: owner.id, customerRef: owner.customerRef }
  const processor = parts.outside.cards(ctx.content.values)
  const saved = await processor.saveCard({ payer, ...card })
  switch (saved.status) {
    case 'saved':
      await parts.db.inTransaction((tx) =>
        rememberCustomer(tx, ctx, {
          userId: owner.id,
          customerRef: saved.customerRef,
          processor: processor.kind,
        }),
      )
      return savedCardView(saved.card)
    case 'declined': {
      const moment = await momentOf(parts)
      await parts.db.inTransaction((tx) => countRefusedCard(tx, moment, tries, parts.realNow()))
      throw cardRefused(ctx, saved)
    }
    // Her bank asks a question that can only be put to her during a payment.
    case 'requires_action':
      throw cardRefused(ctx, { code: 'authentication_required', message: '' })
    case 'error':
    case 'unknown':
      throw new Refused('processor-error')
    default:
      throw new Error(`no such result: ${saved satisfies never}`)
  }
}
