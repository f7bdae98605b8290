import type { AuditAct } from '@mikvah/contract/audited.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Caller, Moment, SignedInContext } from '../../request/context.ts'
import { practiceSignIns } from '../sign-ins.ts'
import { idOfAccount } from './seed-accounts.ts'

/** An address reserved for examples. */
const address = '203.0.113.24'

/** The context of a call as it would have been made at that time. */
export const askedThen = (
  { content }: Pick<Moment, 'content'>,
  now: Ms,
  by: Caller,
  act: AuditAct,
): SignedInContext => ({
  ...{ now, content, by, act },
  ...{ language: 'en', ip: address, key: null, nights: null },
})

/** A patron as the caller. */
export const herself = (userId: string): Caller => ({
  ...{ userId, kind: 'patron', roles: [], family: null },
})

/** The account of the desk or of the attendants from the sign-in list, as the caller. */
export function worker(name: 'Reception' | 'Attendant'): Caller {
  const account = practiceSignIns.find(({ userName }) => userName === name)
  if (!account) throw new Error(`${name} doesn't work here.`)
  const { kind, roles } = account
  return { userId: idOfAccount(name), kind, roles, family: null }
}
