import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type {
  readTrialText as readCall,
  sendTrialText as sendCall,
} from '@mikvah/contract/settings/opening.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { settingsChanged } from '../facility/facility.ts'
import { keepOpening, openingKeys } from '../facility/opening.ts'
import { sendCode } from '../sign-in/send-code.ts'
import { takeCode } from '../sign-in/verify-code.ts'
import { tellOpening } from './tell-opening.ts'

/** The very text that a patron gets, to the administrator's own phone. */
export async function sendTrialText(
  parts: Parts,
  asked: AskedBySomeone,
  body: BodyOf<typeof sendCall>,
) {
  const audit = (tx: Tx) => writeAudit(tx, asked, { subject: 'opening' })
  const { requestId } = await sendCode(parts, asked, body, audit, true)
  return { requestId }
}

/** Whoever can say the code has read the text. Nobody is signed in by it, and no account is made. */
export async function readTrialText(
  parts: Parts,
  asked: AskedBySomeone,
  { phone, code, requestId }: BodyOf<typeof readCall>,
) {
  const typed = { phoneNumber: phone, authCode: code, requestId }
  await takeCode(parts, asked, typed, async (tx) => {
    await settingsChanged(tx)
    const row = { value: 'yes', changedAt: asked.now, changedBy: asked.by.userId }
    await keepOpening(tx, { key: openingKeys.text, ...row })
    await writeAudit(tx, asked, { subject: 'opening' })
  })
  return tellOpening(parts.db.orm, { ...asked, ...(await parts.facility.read()) })
}
