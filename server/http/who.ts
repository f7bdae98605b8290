import type { Endpoint, Who } from '@mikvah/contract/endpoint.ts'
import { day } from '@mikvah/contract/fields.ts'
import { holds, type Role } from '@mikvah/rules/people/roles.ts'
import { defaultLanguageOf } from '@mikvah/rules/settings/read.ts'
import type { FastifyRequest } from 'fastify'
import type { FacilityNow } from '../facility/facility.ts'
import type { Caller, RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused, Unauthorized } from '../request/refused.ts'
import { languageAsked } from '../request/words.ts'
import { type AccessToken, hasEnded, readAccessToken } from '../sign-in/access-token.ts'

/**
 * Reads the moment and the caller. Refuses, where the call isn't for anyone, whoever isn't signed in or has none of the
 * roles that the contract names; a token that isn't valid, unless the call is for anyone alone; and one whose number
 * isn't confirmed, unless the call takes her, or takes her for a stranger (`toUnconfirmed`). Authorisation of the call
 * itself is here alone: whose record it is and which move, each verb judges; which fields, `contract/who-sees.ts`.
 */
export async function contextOf(
  parts: Parts,
  call: Endpoint,
  request: FastifyRequest,
): Promise<RequestContext> {
  const facts = await parts.facility.read(dateAbout(call, request))
  const { now, content, nights } = facts
  const caller = await callerOf(parts, facts, request.headers.authorization).catch((error) => {
    if (error instanceof Unauthorized && isOpen(call)) return null
    throw error
  })
  const by = asStranger(call, caller) ? null : caller
  if (!call.who.includes('anyone')) {
    if (!by) throw new Unauthorized()
    if (!call.who.some((who) => mayCall(by, who))) throw new Refused('role-missing')
  }
  if (by?.unconfirmed && call.toUnconfirmed !== 'open') throw new Refused('number-unconfirmed')
  const language =
    languageAsked(request.headers['accept-language']) ?? defaultLanguageOf(content.values)
  request.language = language
  request.texts = content.texts
  const act = 'act' in call.audited ? call.audited.act : null
  return { now, content, by, language, ip: request.ip, key: null, act, nights }
}

/** The date that a call is about; an invalid one is refused later, when the call is parsed. */
function dateAbout({ aboutDate }: Endpoint, { query }: FastifyRequest): string | null {
  const given = aboutDate ? (query as Record<string, unknown>)[aboutDate] : null
  return day.safeParse(given).data ?? null
}

/** Whether a call is open to anyone: an expired token is then no reason to refuse. */
const isOpen = (call: Endpoint) => call.who.every((who) => who === 'anyone')

const asStranger = (call: Endpoint, by: Caller | null): boolean =>
  by?.unconfirmed === true &&
  (call.toUnconfirmed ?? (isOpen(call) ? 'as-stranger' : null)) === 'as-stranger'

function mayCall(by: Caller, who: Who): boolean {
  if (who === 'anyone' || who === 'signedIn') return true
  if (who === 'own') return by.kind === 'patron' || holds(by.roles, 'Reception')
  return holds(by.roles, who as Role)
}

/** Authenticates whoever sent a request, by its access token; null where it has none. */
async function callerOf(
  parts: Parts,
  facts: Pick<FacilityNow, 'accounts' | 'endedFamilies' | 'unconfirmedFamilies'>,
  header: string | undefined,
): Promise<Caller | null> {
  if (!header) return null
  const token = await tokenIn(parts, header)
  if (!token || hasEnded(token, facts)) throw new Unauthorized()
  const { family } = token.caller
  const unconfirmed = family !== null && facts.unconfirmedFamilies.has(family)
  return unconfirmed ? { ...token.caller, unconfirmed } : token.caller
}

/** The access token in an Authorization header; null when there is none, or it isn't ours or has run out. */
export async function tokenIn(parts: Parts, header = ''): Promise<AccessToken | null> {
  const [scheme, token] = header.split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  return readAccessToken(parts, token)
}
