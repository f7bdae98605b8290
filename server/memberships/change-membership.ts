import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { changeMembership as changeMembershipCall } from '@mikvah/contract/users.ts'
import { hasMemberships, type MembershipFacts } from '@mikvah/rules/membership/active.ts'
import { judgeMembershipCancel, maySetAutoRenew } from '@mikvah/rules/membership/cancel.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { todayOf } from '../nights/nights.ts'
import type { Account } from '../people/accounts.ts'
import { ownerOf } from '../people/owner.ts'
import { changeAccount, lockAccount } from '../people/store.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { textIn } from '../request/words.ts'
import { membershipView } from './view.ts'

type Body = BodyOf<typeof changeMembershipCall>

/**
 * Turns the auto-renew of a membership on or off, or cancels it as of the day paid for, and gives the membership as
 * `membershipView`. Level and dates are set for Admin only; what others send of these is left, but for an expiration on
 * the day paid for with auto-renew off, which cancels. Refuses auto-renew for a membership that isn't active, or where
 * the facility has none.
 */
export function changeMembership(parts: Parts, ctx: SignedInContext, id: string, body: Body) {
  return parts.db.inTransaction(async (tx) => {
    const { id: userId } = await ownerOf(tx, ctx, id)
    const account = await lockAccount(tx, userId)
    if (ctx.key?.made) return membershipView(ctx, account)
    const wanted = membershipWanted(ctx, account, body)
    const fields = changedFields(account, wanted)
    if (fields.length === 0) return membershipView(ctx, account)
    await recordOutcome(tx, ctx.key, { member: userId })
    const changed = await changeAccount(tx, account, { ...wanted, ...afresh })
    await writeAudit(tx, ctx, { subject: userId, owner: userId, details: { fields } })
    return membershipView(ctx, changed)
  })
}

/** A changed membership gets a new notice before it renews, and is looked at again today. */
const afresh = { renewalNoticedFor: null, renewalNoticedOn: null, renewalSeenOn: null } as const

function membershipWanted(
  ctx: SignedInContext,
  account: Account,
  body: Body,
): Partial<MembershipFacts> {
  const admin = holds(ctx.by.roles, 'Admin')
  if (body.cancel || (!admin && asksToCancel(account, body))) return canceled(account)

  const set = admin ? setByAdmin(ctx, body) : {}
  const to = body.membershipAutoRenew
  if (to === undefined || to === account.membershipAutoRenew) return set
  // The program would renew none, so nobody is let believe that it does.
  if (to && !hasMemberships(ctx.content.values)) throw new Refused('membership-off')
  if (!maySetAutoRenew({ ...account, ...set }, { to, today: todayOf(ctx) })) {
    throw new Refused('membership-inactive')
  }
  return { ...set, membershipAutoRenew: to }
}

function canceled(account: Account): Partial<MembershipFacts> {
  const verdict = judgeMembershipCancel(account)
  if (!verdict.allowed) throw new Refused(verdict.because)
  const { membershipExpiration, membershipAutoRenew } = verdict.membership
  return { membershipExpiration, membershipAutoRenew }
}

/**
 * Whether a body cancels: also when the whole object is sent back with expiration = paid-until and no auto-renew
 * (requirements P4).
 */
const asksToCancel = (account: Account, body: Body): boolean =>
  body.membershipAutoRenew === false &&
  body.membershipExpiration === account.membershipPaidUntil &&
  judgeMembershipCancel(account).allowed

function setByAdmin(
  { content, language }: SignedInContext,
  { membershipLevel, membershipExpiration, membershipPaidUntil }: Body,
): Partial<MembershipFacts> {
  if (membershipLevel && !content.levels.some(({ level }) => level === membershipLevel)) {
    const field = 'membershipLevel'
    const message = textIn(language, 'invalid-field', { field }, content.texts)
    throw new Refused('invalid-field', { params: { field }, errors: [{ path: field, message }] })
  }
  return {
    ...(membershipLevel === undefined ? {} : { membershipLevel: membershipLevel || null }),
    ...(membershipExpiration === undefined ? {} : { membershipExpiration }),
    ...(membershipPaidUntil === undefined ? {} : { membershipPaidUntil }),
  }
}

const changedFields = (account: Account, wanted: Partial<MembershipFacts>): string[] =>
  (Object.keys(wanted) as (keyof MembershipFacts)[]).filter(
    (field) => wanted[field] !== account[field],
  )
