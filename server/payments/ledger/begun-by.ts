import { sessionOf } from '../../kiosk/store.ts'
import type { Caller } from '../../request/context.ts'
import type { AttemptRow } from './store.ts'

/**
 * Whether this caller began an attempt: by the account, and at a kiosk by the session of its screen. A donor who isn't
 * signed in began what no account did.
 */
export const isBegunBy = (
  { facts: { by, session } }: AttemptRow,
  caller: Caller | null,
): boolean =>
  session === undefined
    ? by === (caller?.userId ?? null)
    : caller !== null && session === sessionOf(caller)
