import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { practiceConfirm } from '@mikvah/contract/practice.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'

/**
 * Answers practice 3-D Secure, or a practice wallet, as her bank would, with yes or no (`ok`); refuses with not-found
 * where no payment waits for that.
 */
export async function confirmPractice(
  parts: Parts,
  { content }: RequestContext,
  { paymentIntent, ok }: BodyOf<typeof practiceConfirm>,
) {
  const known = await parts.outside.confirmPractice?.(content.values, paymentIntent, ok)
  if (!known) throw new Refused('not-found')
  return { paymentIntent, ok }
}
