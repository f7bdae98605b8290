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

/** Whether a call does something that a repeat must not do a second time: any but a GET or a PATCH. */
export const isAct = ({ method }: Endpoint): boolean => method !== 'GET' && method !== 'PATCH'

/** Calls that set the rooms of a section themselves, so that its rooms aren't opened before the call. */
const setsRooms: readonly CallName[] = ['openSection', 'changeRoomStatus']

/**
 * The context of a call with the attendant whose card was swiped, where one is asked for (`withCard`). Before an act
 * that the contract names Attendant for, tonight's sections are opened as `openAtFirstAct`, unless the act itself sets
 * the rooms of a section.
 */
export async function beginCall(
  parts: Parts,
  call: Endpoint,
  ctx: RequestContext,
  body: unknown,
): Promise<RequestContext> {
  const carded = await withCard(parts, call, ctx, body)
  // An act is a call that an attendant makes to do something, and not one that is open to anyone.
  const isHers = isAct(call) && call.who.includes('Attendant')
  if (isHers && !setsRooms.includes(call.name) && carded.by)
    await openAtFirstAct(parts, carded, carded.by.roles)
  return carded
}

/** Whether a call may be made without a sign-in. */
export const takesAnyone = ({ who }: Endpoint): boolean => who.includes('anyone')
const isLarge = ({ mostBytes = 0 }: Endpoint): boolean => mostBytes > mostOfABody

/**
 * Before the body is read, refuses a caller without a valid sign-in where the call needs one, and whoever may not make
 * a call that takes a large body.
 */
export async function refuseUnread(
  parts: Parts,
  call: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (isLarge(call)) await contextOf(parts, call, request)
  else if (!takesAnyone(call) && !(await tokenIn(parts, request.headers.authorization)))
    throw new Unauthorized()
}
