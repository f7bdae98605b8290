import type { CallName } from '@mikvah/contract/addresses.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { withCard } from '../attendants/swiped-card.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Unauthorized } from '../request/refused.ts'
import { openAtFirstAct } from '../rooms/placing/open-at-first-act.ts'
import { mostOfABody } from './bodies.ts'
import { contextOf, tokenIn } from './who.ts'

export const isAct = ({ method }: Endpoint): boolean => method !== 'GET' && method !== 'PATCH'

/** These say themselves what becomes of rooms. */
const setsRooms: readonly CallName[] = ['openSection', 'changeRoomStatus']

/** Whose card it was, where one is asked for; and with the first act of who helps tonight the house is open. */
export async function beginCall(
  parts: Parts,
  call: Endpoint,
  ctx: RequestContext,
  body: unknown,
): Promise<RequestContext> {
  const carded = await withCard(parts, call, ctx, body)
  // An act is what those who help do with their own hands, and no call that is open to anyone.
  const isHers = isAct(call) && call.who.includes('Attendant')
  if (isHers && !setsRooms.includes(call.name) && carded.by)
    await openAtFirstAct(parts, carded, carded.by.roles)
  return carded
}

export const takesAnyone = ({ who }: Endpoint): boolean => who.includes('any')
const isLarge = ({ mostBytes = 0 }: Endpoint): boolean => mostBytes > mostOfABody

/** Before her body is read whoever shows no sign-in is refused, and whoever may not send so much. */
export async function refuseUnread(
  parts: Parts,
  call: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (isLarge(call)) await contextOf(parts, call, request)
  else if (!takesAnyone(call) && !(await tokenIn(parts, request.headers.authorization)))
    throw new Unauthorized()
}
