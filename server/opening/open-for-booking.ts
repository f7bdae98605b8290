import { missingProofs } from '@mikvah/rules/settings/opening-proofs.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import { keepOpening, openingKeys } from '../facility/opening.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import { provedOf, readOpening } from './read-opening.ts'

/**
 * Opens a new facility for good, and gives how its opening stands; refuses while a proof is missing. The setting
 * `shutdown` is what closes one for a while.
 */
export async function openForBooking(parts: Parts, ctx: SignedInContext) {
  const { content, language, now } = ctx
  const missing = missingProofs(await provedOf(parts.db.orm, ctx))
  if (missing.length > 0) {
    const names = missing.map((proof) => textIn(language, `opening.${proof}`, {}, content.texts))
    throw new Refused('not-ready-to-open', { params: { missing: names.join(', ') } })
  }
  await parts.db.inTransaction(async (tx) => {
    await settingsChanged(tx)
    const row = { value: 'no', changedAt: now, changedBy: ctx.by.userId }
    await keepOpening(tx, { key: openingKeys.shut, ...row })
    await writeAudit(tx, ctx, { subject: 'opening' })
  })
  return readOpening(parts.db.orm, { ...ctx, ...(await parts.facility.read()) })
}
