import { asksCard } from '@mikvah/contract/audited.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { cardRefusals, needsCard } from '@mikvah/rules/visit/card-swipe.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { judgeTry } from '../request/judge-try.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { attendantByCard } from './store.ts'

const [required, unknown] = cardRefusals

/**
 * The most unknown cards that may be swiped at one account, and in which time: more than happen by mistake in five
 * minutes.
 */
export const cardLimits = { ofAccount: 10, windowMs: minutes(5) } as const

/**
 * The context of a call with the attendant whose card was swiped for it, where the call asks for a card (`asksCard`: it
 * changes a status, or opens, gives or stores something) and the caller needs one (`needsCard`); any other context as
 * it is, and that of a repeat of a call that is done. Refuses when no card was swiped, or one of no active attendant,
 * which counts as a try (`cardLimits`). The code of the card isn't stored.
 */
export async function withCard(
  parts: Parts,
  call: Endpoint,
  ctx: RequestContext,
  body: unknown,
): Promise<RequestContext> {
  const { by, content, key } = ctx
  if (!by || key?.made || !asksCard(call) || !needsCard(by.roles, content.values)) return ctx
  const { cardCode } = (body ?? {}) as { cardCode?: string }
  if (!cardCode) throw new Refused(required)
  const { db, facility } = parts
  const holder = await attendantByCard(db.orm, facility.keys, cardCode)
  const known = await judgeTry(parts, {
    limits: [
      {
        bucket: bucketOf('staff-card', by.userId),
        most: cardLimits.ofAccount,
        windowMs: cardLimits.windowMs,
      },
    ],
    isRight: () => holder?.active === true,
  })
  if (!known || !holder) throw new Refused(unknown)
  return { ...ctx, card: holder.id }
}
