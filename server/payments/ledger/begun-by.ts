import { sessionOf } from '../../kiosk/store.ts'
import type { Caller } from '../../request/context.ts'
import type { AttemptRow } from './store.ts'

/** Whether this caller began an attempt: by the account, and at a kiosk by the screen. */
export const isBegunBy = (
  { facts: { by, session } }: AttemptRow,
  caller: Caller | null,
): boolean =>
  session === undefined
    ? by === (caller?.userId ?? null)
    : caller !== null && session === sessionOf(caller)
