import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { confirmNumber as confirmNumberCall } from '@mikvah/contract/sign-in.ts'
import { knowsHer } from '@mikvah/rules/people/whose-number.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { accountsChanged } from '../facility/facility.ts'
import { accountById } from '../people/accounts.ts'
import { patronOf } from '../people/owner.ts'
import { lockAnyAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import { judgeTry } from '../request/judge-try.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { confirmTriesOf, forgetTries } from './number-tries.ts'
import { confirmDevices, confirmFamily } from './store.ts'

/**
 * Confirms this device, because a patron has proved who she is; refuses wrong answers with name-or-zip-wrong, and
 * counts them (`numberTries`). Other devices that wait may be somebody else's.
 */
export async function confirmNumber(
  parts: Parts,
  ctx: SignedInContext,
  { lastName, zipcode }: BodyOf<typeof confirmNumberCall>,
): Promise<null> {
  const { userId, family, unconfirmed } = ctx.by
  if (!unconfirmed || family === null) return null
  const account = await accountById(parts.db.orm, userId)
  const right = await judgeTry(parts, {
    limits: confirmTriesOf(userId),
    isRight: () => account !== null && knowsHer(account, { lastName, zipcode }),
    onFull: (tx, { most }) =>
      writeAudit(tx, ctx, { subject: userId, details: { wrongAnswers: most } }),
  })
  if (!right) throw new Refused('name-or-zip-wrong')
  await parts.db.inTransaction(async (tx) => {
    await confirmed(tx, userId, parts.realNow())
    await confirmFamily(tx, family)
    await writeAudit(tx, ctx, { subject: userId })
  })
  return null
}

/**
 * The desk knows her, and confirms all devices that wait; gives how many. Refused where none waits, as then nobody has
 * called about one.
 */
export async function confirmNumberAtDesk(parts: Parts, ctx: SignedInContext, userId: string) {
  return parts.db.inTransaction(async (tx) => {
    const { id } = await patronOf(tx, ctx, userId)
    await confirmed(tx, id, parts.realNow())
    const devices = await confirmDevices(tx, id)
    if (devices === 0) throw new Refused('no-device-waits')
    await writeAudit(tx, ctx, { subject: id, owner: id })
    return { devices }
  })
}

/**
 * Stores that a number was confirmed, with effect in every process at once. It counts as a sign-in, and wrong tries are
 * forgotten.
 */
async function confirmed(tx: Tx, userId: string, lastSignIn: Ms): Promise<void> {
  await lockAnyAccount(tx, userId)
  await tx.update(users).set({ unconfirmedSince: null, lastSignIn }).where(eq(users.id, userId))
  await forgetTries(tx, userId)
  await accountsChanged(tx)
}
