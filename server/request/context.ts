import type { AuditAct } from '@mikvah/contract/audited.ts'
import type { Role } from '@mikvah/rules/people/roles.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Content } from '../facility/content.ts'
import type { NightVersion } from '../facility/facility.ts'
import type { RequestKey } from './request-key.ts'

/** Who is calling, as her access token says. */
export type Caller = {
  userId: string
  kind: 'patron' | 'staff' | 'device'
  roles: readonly Role[]
  /** The refresh family of this device. */
  family: string | null
  /** Signed in by a number that may be another's by now, and not yet shown to be hers. */
  unconfirmed?: true
}

/** The facts of this moment: the app's clock, the settings and all that changes with them. */
export type Moment = {
  now: Ms
  content: Content
}

/** A call being answered. */
export type RequestContext = Moment & {
  by: Caller | null
  language: 'en' | 'he'
  ip: string
  /** Null without an Idempotency-Key. */
  key: RequestKey | null
  /** What this call is written down as when staff do it for somebody. */
  act: AuditAct | null
  /** The attendant whose card was swiped for it. */
  card?: string
  /** What the nights of the date that this call is about stand at; null when it is about none. */
  nights: readonly NightVersion[] | null
}

/** A call that no one makes without signing in. */
export type SignedInContext = RequestContext & { by: Caller }
