import type { AuditAct } from '@mikvah/contract/audited.ts'
import type { AccountKind, Role } from '@mikvah/rules/people/roles.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { Content } from '../facility/content.ts'
import type { NightVersion } from '../facility/facility.ts'
import type { RequestKey } from './request-key.ts'

/** The caller, as her access token says, and whether her number is in doubt by now. */
export type Caller = {
  userId: string
  kind: AccountKind
  roles: readonly Role[]
  /** The family of the device's refresh tokens; null for a token without one. */
  family: string | null
  /** Whether the device was signed in by a number that may by now be somebody else's, and isn't confirmed yet. */
  unconfirmed?: true
}

/** The facts of this moment: the app's clock, the settings and all that changes with them. */
export type Moment = {
  now: Ms
  content: Content
}

/** A call that is being answered: the moment, and who asks, in which language and under which key. */
export type RequestContext = Moment & {
  by: Caller | null
  language: Language
  ip: string
  /** The Idempotency-Key of the call; null without one. */
  key: RequestKey | null
  /**
   * The act under which this call is logged, unless the caller's own record is acted on; null where it declares none.
   */
  act: AuditAct | null
  /** The id of the attendant whose card was swiped for the call. */
  card?: string
  /** The versions of the nights of the date that the call is about; null when it is about none. */
  nights: readonly NightVersion[] | null
}

/** The context of a call that can only be made signed in. */
export type SignedInContext = RequestContext & { by: Caller }
