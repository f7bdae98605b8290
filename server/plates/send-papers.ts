import type { BodyOf, FileNamesOf } from '@mikvah/contract/endpoint.ts'
import type { sendPapers as sendPapersCall } from '@mikvah/contract/plates.ts'
import { judgePapers, kindsOfPaper } from '@mikvah/rules/garage/papers.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import { patronOf } from '../people/owner.ts'
import { lockAccount } from '../people/store.ts'
import { bucketOf } from '../request/bucket.ts'
import type { SignedInContext } from '../request/context.ts'
import { withinLimit } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { reservationById } from '../reservations/store.ts'
import { keepFile } from '../uploads/files.ts'
import { pictureAnew } from '../uploads/picture-anew.ts'
import type { SentFile } from '../uploads/receive.ts'
import { pictureOf, removeRequests, requestById, requestsOf } from './store.ts'
import { licenseRequests } from './table.ts'
import { type PapersView, papersView } from './view.ts'

type Body = BodyOf<typeof sendPapersCall>
type Pictures = Readonly<Record<FileNamesOf<typeof sendPapersCall>, SentFile>>

/** The most papers a day: redrawing pictures takes a moment, and somebody looks at each. */
const mostADay = 10
/** Pictures are redrawn at this size, large enough for small print on a document. */
const painted = {
  as: 'jpeg',
  longest: 2400,
  of: kindsOfPaper,
  refusal: 'not-a-photo',
} as const

/**
 * Stores her license and registration, which are redrawn, and gives the papers as `papersView`. Papers of hers that
 * still waited are replaced. Ten may be sent a day. Refuses what is no photo, and a reservation that isn't hers or
 * takes no papers.
 */
export async function sendPapers(
  parts: Parts,
  ctx: SignedInContext,
  { id, body, files }: { id: string; body: Body; files: Pictures },
): Promise<PapersView> {
  const { id: userId } = await patronOf(parts.db.orm, ctx, id)
  if (ctx.key?.made?.papers) return tellAgain(parts, ctx, ctx.key.made.papers)
  const limit = { bucket: bucketOf('papers', userId), most: mostADay, windowMs: hours(24) }
  await withinLimit(parts.db.orm, limit, parts.realNow(), 'too-many-papers')
  const pictures = {
    '0': await pictureAnew(files.image0.bytes, painted),
    '1': await pictureAnew(files.image1.bytes, painted),
  }
  return parts.db.inTransaction(async (tx) => {
    await lockAccount(tx, userId)
    if (body.reservationId) await refuseFrom(tx, userId, body.reservationId)
    const waiting = (await requestsOf(tx, userId)).filter(({ state }) => state === 'waiting')
    await removeRequests(tx, waiting)
    const request = {
      id: newId(),
      userId,
      email: body.email || null,
      addReplace: body.add_replace,
      state: 'waiting',
      sentAt: ctx.now,
      ...{ decidedAt: null, decidedBy: null, reason: null, plateNumber: null },
    } as const
    await tx.insert(licenseRequests).values(request)
    for (const [nth, { bytes, type }] of Object.entries(pictures))
      await keepFile(tx, ctx, { ...pictureOf(request.id, nth), type, bytes })
    await writeAudit(tx, ctx, { subject: userId, owner: userId, details: { papers: request.id } })
    await addEvent(tx, 'papers')
    await recordOutcome(tx, ctx.key, { papers: request.id })
    return papersView(ctx, request)
  })
}

/** A reservation that isn't hers counts as unknown. */
async function refuseFrom(tx: Tx, userId: string, reservationId: string): Promise<void> {
  const visit = await reservationById(tx, reservationId)
  if (visit?.userId !== userId) throw new Refused('not-found')
  const verdict = judgePapers(visit)
  if (!verdict.allowed) throw new Refused(verdict.because)
}

async function tellAgain({ db }: Parts, ctx: SignedInContext, id: string): Promise<PapersView> {
  const request = await requestById(db.orm, id)
  if (!request) throw new Refused('not-found')
  return papersView(ctx, request)
}
