import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { userById } from '@mikvah/contract/users.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { excludedBy } from '../../attendants/store.ts'
import type { Db } from '../../db/database.ts'
import { membershipView } from '../../memberships/view.ts'
import { hasStoppedTexts } from '../../notices/opt-outs.ts'
import { textsOffOf } from '../../notices/sms-recipients.ts'
import type { SignedInContext } from '../../request/context.ts'
import { devicesInDoubt } from '../../sign-in/store.ts'
import type { Account } from '../accounts.ts'

export type UserView = ResultOf<typeof userById>

/**
 * A user as the caller may see her: the desk's own notes, doubts of her number and why she gets no texts only for the
 * desk; that she answered STOP only for herself and the desk.
 */
export async function userView(db: Db, ctx: SignedInContext, account: Account): Promise<UserView> {
  const excluded = await excludedBy(db, [account.id])
  const { phone, internalNote } = account
  const waiting = await devicesInDoubt(db, account.id)
  const isDesk = holds(ctx.by.roles, 'Reception')
  const mayWrite = isDesk || ctx.by.userId === account.id
  const textsStopped = mayWrite && phone !== null && (await hasStoppedTexts(db, phone))
  const stopped = new Set(textsStopped ? [phone] : [])
  return {
    ...patronsView(ctx, account, excluded),
    ...(isDesk
      ? {
          ...{ internalNote, numberUnconfirmed: waiting > 0, devicesWaiting: waiting },
          textsOff: textsOffOf(ctx, account, stopped),
        }
      : {}),
    ...(mayWrite && phone !== null ? { textsStopped } : {}),
  }
}

const patronsView = (
  ctx: SignedInContext,
  account: Account,
  excluded: readonly { attendantId: string }[],
): UserView => ({
  id: account.id,
  username: account.userName,
  phoneNumber: account.phone,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  address: account.address,
  city: account.city,
  state: account.state,
  zipcode: account.zipcode,
  language: account.language,
  notes: account.notes,
  plateNumber: account.plateNumber,
  notificationReservations: account.notificationReservations,
  notificationDayBefore: account.notificationDayBefore,
  notificationDayOf: account.notificationDayOf,
  notificationByEmail: account.notificationByEmail,
  roles: account.roles,
  testUser: account.testUser,
  excludedAttendants: excluded.map(({ attendantId }) => ({ attendantId })),
  ...membershipView(ctx, account),
})
