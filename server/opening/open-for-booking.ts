import { missingProofs } from '@mikvah/rules/settings/opening-proofs.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { textIn } from '../asked/words.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import { keepOpening, openingKeys } from '../facility/opening.ts'
import { provedOf, tellOpening } from './tell-opening.ts'

/** Opens a new facility for good: `shutdown` is the setting that closes one for a while. */
export async function openForBooking(parts: Parts, asked: AskedBySomeone) {
  const { content, language, now } = asked
  const missing = missingProofs(await provedOf(parts.db.orm, asked))
  if (missing.length > 0) {
    const names = missing.map((proof) => textIn(language, `opening.${proof}`, {}, content.texts))
    throw new Refused('not-ready-to-open', { params: { missing: names.join(', ') } })
  }
  await parts.db.inTransaction(async (tx) => {
    await settingsChanged(tx)
    const row = { value: 'no', changedAt: now, changedBy: asked.by.userId }
    await keepOpening(tx, { key: openingKeys.shut, ...row })
    await writeAudit(tx, asked, { subject: 'opening' })
  })
  return tellOpening(parts.db.orm, { ...asked, ...(await parts.facility.read()) })
}
