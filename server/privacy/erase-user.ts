import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { eraseUser as eraseUserCall } from '@mikvah/contract/privacy.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { judgeErasure } from '@mikvah/rules/privacy/erase.ts'
import { excludedAttendants } from '../attendants/table.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { eq } from '../db/drizzle/queries.ts'
import { accountsChanged } from '../facility/facility.ts'
import { leaveProcessors } from '../payments/cards/leave-processors.ts'
import type { Account } from '../people/accounts.ts'
import { patronOf } from '../people/owner.ts'
import { lockAnyAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import { removeRequests, requestsOf } from '../plates/store.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { forgetTries } from '../sign-in/number-tries.ts'
import { endTokensOf } from '../sign-in/store.ts'
import { deviceCredentials, refreshTokens } from '../sign-in/table.ts'
import { eraseLedgerWords } from './erase-ledger-words.ts'
import { eraseLiveEvents } from './erase-live-events.ts'
import { eraseMessages } from './erase-messages.ts'
import { erasureFacts } from './erasure-facts.ts'

/**
 * Takes her off the record, which only she and Admin may do, and refuses what `judgeErasure` says. A row without name
 * or phone remains, for the ledger and past nights to refer to. Her number may sign up again, as somebody new. Doing it
 * twice changes nothing.
 */
export function eraseUser(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  { confirmMembership = false }: BodyOf<typeof eraseUserCall>,
): Promise<null> {
  return parts.db.inTransaction(async (tx) => {
    const { id: userId } = await patronOf(tx, ctx, id, { erasedToo: true })
    if (userId !== ctx.by.userId && !holds(ctx.by.roles, 'Admin')) {
      throw new Refused('role-missing')
    }
    const account = await lockAnyAccount(tx, userId)
    if (!account) throw new Refused('user-not-found')
    await writeAudit(tx, ctx, { subject: userId, owner: userId })
    if (account.erasedAt !== null) return null

    const facts = await erasureFacts(tx, ctx, account)
    const verdict = judgeErasure(facts, { givesUpMembership: confirmMembership })
    if (!verdict.allowed) throw new Refused(verdict.because)

    await eraseLedgerWords(tx, account)
    await eraseMessages(tx, parts, account)
    await tx.delete(excludedAttendants).where(eq(excludedAttendants.userId, userId))
    await removeRequests(tx, await requestsOf(tx, userId))
    await eraseLiveEvents(tx, userId)
    await forgetTries(tx, userId)
    await tx.delete(refreshTokens).where(eq(refreshTokens.userId, userId))
    await tx.delete(deviceCredentials).where(eq(deviceCredentials.userId, userId))
    if (account.customerRef) await leaveProcessors(tx, ctx, account.customerRef)
    await tx.update(users).set(nobody(userId, ctx.now)).where(eq(users.id, userId))
    await endTokensOf(tx, userId)
    await accountsChanged(tx)
    return null
  })
}

/** The columns of her row that say nothing of her, or are ended another way. Each other one is cleared. */
type Kept =
  | 'id'
  | 'kind'
  | 'language'
  | 'testUser'
  | 'createdAt'
  | 'tokensFrom'
  | 'unconfirmedSince'
  | 'membershipInstallments'

const nobody = (id: string, erasedAt: number) =>
  ({
    userName: `erased-${id}`,
    erasedAt,
    disabled: true,
    phone: null,
    passwordHash: null,
    roles: [],
    firstName: null,
    lastName: null,
    email: null,
    address: null,
    city: null,
    state: null,
    zipcode: null,
    notes: null,
    internalNote: null,
    plateNumber: null,
    notificationReservations: false,
    notificationDayBefore: false,
    notificationDayOf: false,
    notificationByEmail: false,
    customerRef: null,
    membershipLevel: null,
    membershipExpiration: null,
    membershipPaidUntil: null,
    membershipAutoRenew: false,
    renewalNoticedFor: null,
    renewalNoticedOn: null,
    renewalSeenOn: null,
    lastSignIn: null,
  }) satisfies Record<Exclude<keyof Account, Kept>, unknown>
