import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { confirmNumber as confirmNumberCall } from '@mikvah/contract/sign-in.ts'
import { knowsHer } from '@mikvah/rules/people/whose-number.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import { eq } from 'drizzle-orm'
import type { AskedBySomeone } from '../asked/asked.ts'
import { bucketOf } from '../asked/bucket.ts'
import { judgeTry } from '../asked/judge-try.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { accountsChanged } from '../facility/facility.ts'
import { accountById } from '../people/accounts.ts'
import { patronOf } from '../people/owner.ts'
import { lockAnyAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import { deviceCredentials } from './table.ts'

/** Wrong last names and zip codes that one account bears in a day; then the desk helps. */
const triesOf = (userId: string) => ({
  ...{ bucket: bucketOf('number-confirm', userId), most: 5, windowMs: hours(24) },
})

/** She says who she is, and her number opens her record again. */
export async function confirmNumber(
  parts: Parts,
  { by }: AskedBySomeone,
  { lastName, zipcode }: BodyOf<typeof confirmNumberCall>,
): Promise<null> {
  if (!by.unconfirmed) return null
  const account = await accountById(parts.db.orm, by.userId)
  const right = await judgeTry(parts, {
    limits: [triesOf(by.userId)],
    isRight: () => account !== null && knowsHer(account, { lastName, zipcode }),
  })
  if (!right) throw new Refused('name-or-zip-wrong')
  await parts.db.inTransaction((tx) => confirmed(tx, by.userId, parts.realNow()))
  return null
}

/** The desk knows her. */
export async function confirmNumberAtDesk(
  parts: Parts,
  asked: AskedBySomeone,
  userId: string,
): Promise<null> {
  await parts.db.inTransaction(async (tx) => {
    const owner = await patronOf(tx, asked, userId)
    await confirmed(tx, owner.id, parts.realNow())
    await writeAudit(tx, asked, { subject: owner.id, owner: owner.id })
  })
  return null
}

/** At once in every process. It counts as her sign-in from now on. */
async function confirmed(tx: Tx, userId: string, lastSignIn: number): Promise<void> {
  await lockAnyAccount(tx, userId)
  await tx.update(users).set({ unconfirmedSince: null, lastSignIn }).where(eq(users.id, userId))
  await tx
    .update(deviceCredentials)
    .set({ unconfirmed: false })
    .where(eq(deviceCredentials.userId, userId))
  await accountsChanged(tx)
}
