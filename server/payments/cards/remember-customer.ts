import type { Tx } from '../../db/database.ts'
import type { ProcessorKind } from '../../integrations/payments/card-processor.ts'
import { changeAccount, lockAnyAccount } from '../../people/store.ts'
import type { Moment } from '../../request/context.ts'
import { leaveProcessor } from './leave-processors.ts'

type Customer = {
  userId: string | null
  customerRef: string | null
  processor: ProcessorKind
}

/**
 * Stores the customer id by which the processor has her saved cards. If she was taken off the record meanwhile,
 * nothing is stored, and she is deleted at the processor.
 */
export async function rememberCustomer(
  tx: Tx,
  moment: Moment,
  { userId, customerRef, processor }: Customer,
): Promise<void> {
  if (!userId || !customerRef) return
  const account = await lockAnyAccount(tx, userId)
  if (!account) throw new Error('The account is gone.')
  if (account.erasedAt === null) await changeAccount(tx, account, { customerRef })
  else await leaveProcessor(tx, moment, { customerRef, processor })
}
