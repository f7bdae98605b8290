import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { practiceConfirm } from '@mikvah/contract/practice.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'

/** Answers practice 3-D Secure as her bank would. */
export async function confirmPractice(
  parts: Parts,
  { content }: RequestContext,
  { paymentIntent, ok }: BodyOf<typeof practiceConfirm>,
) {
  const known = await parts.outside.confirmPractice?.(content.values, paymentIntent, ok)
  if (!known) throw new Refused('not-found')
  return { paymentIntent, ok }
}
