import type { FastifyReply } from 'fastify'
import { writeAudit } from '../audit/write-audit.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { servePrivately } from '../uploads/serve-file.ts'
import { pictureOf, requestById } from './store.ts'

/**
 * Shows the desk a picture of sent-in papers (`nth` 0 the license, 1 the registration), once the look is logged;
 * refuses one that isn't stored with not-found.
 */
export async function readPicture(
  { db }: Parts,
  ctx: SignedInContext,
  { id, nth, reply }: { id: string; nth: string; reply: FastifyReply },
): Promise<null> {
  const request = nth === '0' || nth === '1' ? await requestById(db.orm, id) : null
  if (!request) throw new Refused('not-found')
  await db.inTransaction((tx) =>
    writeAudit(tx, ctx, { subject: request.userId, details: { papers: id, picture: nth } }),
  )
  await servePrivately(db.orm, reply, pictureOf(id, nth))
  return null
}
