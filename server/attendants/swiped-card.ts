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

/** Unknown cards swiped by one sign-in: more than a whole house mis-swipes in five minutes. */
export const cardLimits = { ofAccount: 10, windowMs: minutes(5) } as const

/**
 * The call with whoever swiped her card for it, where one is asked for: at each that changes a status, opens, gives or
 * keeps something, by what it declares of itself. Which card it was isn't kept. A repeat of what is done already needs none.
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
