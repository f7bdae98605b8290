import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../request/context.ts'
import type { PaymentBody } from './payer.ts'
import type { AttemptRow } from './store.ts'

/** Whatever staff charge to a patron is audited together with the charge, before the processor is asked. */
export const auditCharge = (
  tx: Tx,
  ctx: RequestContext,
  { id, userId, reservationId, cents, purpose }: AttemptRow,
  { paymentInfo }: Pick<PaymentBody, 'paymentInfo'>,
): Promise<void> =>
  writeAudit(tx, ctx, {
    subject: reservationId ?? userId,
    owner: userId,
    details: { attempt: id, cents, purpose, savedCard: Boolean(paymentInfo?.sourceCard) },
  })
