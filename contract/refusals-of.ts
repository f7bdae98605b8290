import { cardRefusals } from '@mikvah/rules/visit/card-swipe.ts'
import { asksCard } from './audited.ts'
import type { Endpoint } from './endpoint.ts'
import type { RefusalCode } from './refusals.ts'

/** Codes that any call may answer with. */
const ofAnyCall = [
  'invalid-request',
  'wrong-content',
  'too-large',
  'wrong-host',
  'practice-host',
  'too-many-requests',
  'try-again',
  'unavailable',
  'server-error',
] as const satisfies readonly RefusalCode[]

/** Codes of calls that take an Idempotency-Key. */
const ofRepeats = ['key-reused', 'in-progress'] as const satisfies readonly RefusalCode[]

/** Codes of calls that can be asked for the outcome of the first try. */
const ofOutcomes = ['payment-not-begun'] as const satisfies readonly RefusalCode[]

export const repeatRefusals = [...ofRepeats, ...ofOutcomes] as const

/** Codes of calls that ask for a card swipe. */
const ofSwipes = [...cardRefusals, 'too-many-tries'] as const satisfies readonly RefusalCode[]

/**
 * Every code that this call may answer with: those that come with its kind, and its own. A test holds the call to them.
 */
export function refusalsOf(call: Endpoint): ReadonlySet<RefusalCode> {
  const open = call.who.includes('anyone')
  return new Set<RefusalCode>([
    ...ofAnyCall,
    ...(open ? [] : (['role-missing'] as const)),
    ...(call.who.includes('own') && !open ? (['user-not-found'] as const) : []),
    ...(isRefusedUnconfirmed(call) ? (['number-unconfirmed'] as const) : []),
    ...(call.path.includes(':') ? (['not-found'] as const) : []),
    ...(call.method === 'GET' || call.keyed === 'never' ? [] : ofRepeats),
    ...(call.tellsOutcome ? ofOutcomes : []),
    ...(asksCard(call) ? ofSwipes : []),
    ...(call.refusals ?? []),
  ])
}

/** Whether a call is refused to a patron whose number may by now be another's. */
const isRefusedUnconfirmed = ({ who, toUnconfirmed }: Endpoint): boolean =>
  toUnconfirmed === undefined && who.some((one) => one === 'own' || one === 'signedIn')
