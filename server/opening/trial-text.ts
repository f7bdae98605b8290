import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type {
  readTrialText as readCall,
  sendTrialText as sendCall,
} from '@mikvah/contract/settings/opening.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { settingsChanged } from '../facility/facility.ts'
import { keepOpening, openingKeys, trialTextName } from '../facility/opening.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { sendCode } from '../sign-in/send-code.ts'
import { takeCode } from '../sign-in/take-code.ts'
import { readOpening } from './read-opening.ts'

/**
 * Sends the text that patrons get, with a code, to the phone that the administrator gives, her own. Gives the
 * `requestId` under which the code is typed.
 */
export async function sendTrialText(
  parts: Parts,
  ctx: SignedInContext,
  body: BodyOf<typeof sendCall>,
) {
  const name = trialTextName(newId())
  const keep = async (tx: Tx) => {
    const row = { value: name, changedAt: ctx.now, changedBy: ctx.by.userId }
    await keepOpening(tx, { key: openingKeys.trial, ...row })
    await writeAudit(tx, ctx, { subject: 'opening' })
    await addEvent(tx, 'opening')
  }
  const { requestId } = await sendCode(parts, ctx, body, keep, name)
  return { requestId }
}

/**
 * Takes the code from the trial text, which proves that it was read, and gives how the opening stands. Nobody is signed
 * in by it, and no account is made. Refuses as `takeCode` does.
 */
export async function readTrialText(
  parts: Parts,
  ctx: SignedInContext,
  { phone, code, requestId }: BodyOf<typeof readCall>,
) {
  const typed = { phoneNumber: phone, authCode: code, requestId }
  await takeCode(parts, ctx, typed, async (tx) => {
    await settingsChanged(tx)
    const row = { value: 'yes', changedAt: ctx.now, changedBy: ctx.by.userId }
    await keepOpening(tx, { key: openingKeys.text, ...row })
    await writeAudit(tx, ctx, { subject: 'opening' })
  })
  return readOpening(parts.db.orm, { ...ctx, ...(await parts.facility.read()) })
}
