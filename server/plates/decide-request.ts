import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { decideLicenseRequest } from '@mikvah/contract/plates.ts'
import { plateOf, platesAfter, platesOf, platesText } from '@mikvah/rules/garage/plates.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { addEvent } from '../live/add-event.ts'
import type { Account } from '../people/accounts.ts'
import { changeAccount, lockAccount } from '../people/store.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { textIn } from '../request/words.ts'
import { type LicenseRequest, requestById } from './store.ts'
import { licenseRequests } from './table.ts'
import { type PapersView, papersView } from './view.ts'

type Decision = BodyOf<typeof decideLicenseRequest>

/**
 * Approves papers, with the plate on them, which becomes one of hers, or rejects them. Refuses a plate that is none,
 * and one more than she may have. The second of two desks is told that it is done.
 */
export function decideRequest(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  decision: Decision,
): Promise<PapersView> {
  return parts.db.inTransaction(async (tx) => {
    const sent = await existing(tx, id)
    const account = await lockAccount(tx, sent.userId)
    // The request is read again under the lock of her row, as papers may have been sent or decided on meanwhile.
    const request = await existing(tx, id)
    if (ctx.key?.made?.papers) return papersView(ctx, request)
    if (request.state !== 'waiting') throw new Refused('papers-decided')
    const outcome = decision.approve
      ? {
          state: 'approved' as const,
          plateNumber: await register(tx, ctx, { account, request, typed: decision.plateNumber }),
        }
      : { state: 'rejected' as const, reason: decision.reason }
    const decided = { ...outcome, decidedAt: ctx.now, decidedBy: ctx.by.userId }
    await tx.update(licenseRequests).set(decided).where(eq(licenseRequests.id, id))
    await writeAudit(tx, ctx, {
      subject: account.id,
      details: { papers: id, state: outcome.state, addReplace: request.addReplace },
    })
    await addEvent(tx, 'papers')
    await recordOutcome(tx, ctx.key, { papers: id })
    return papersView(ctx, { ...request, ...decided })
  })
}

async function existing(tx: Tx, id: string): Promise<LicenseRequest> {
  const request = await requestById(tx, id)
  if (!request) throw new Refused('not-found')
  return request
}

/** Adds the plate to her account or replaces hers, and gives it as it is stored. */
async function register(
  tx: Tx,
  { language, content }: SignedInContext,
  { account, request, typed }: { account: Account; request: LicenseRequest; typed: string },
): Promise<string> {
  const plate = plateOf(typed)
  if (!plate) {
    const message = textIn(language, 'invalid-plate', {}, content.texts)
    throw new Refused('invalid-plate', { errors: [{ path: 'plateNumber', message }] })
  }
  const plates = platesAfter(platesOf(account.plateNumber), plate, request.addReplace)
  if (!plates) throw new Refused('plates-full')
  await changeAccount(tx, account, { plateNumber: platesText(plates) })
  return plate
}
