import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../request/context.ts'
import type { PaymentBody } from './payer.ts'
import type { AttemptRow } from './store.ts'

/**
 * Writes the audit row of a charge to somebody else's record, together with the charge and before the processor is
 * asked; none where she charges herself, or a donor isn't signed in.
 */
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
