import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { setLanguageDescription } from '@mikvah/contract/settings/settings.ts'
import { isWordKey } from '@mikvah/contract/words/all.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { eq } from '../db/drizzle/queries.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { textDescriptions } from './table.ts'

/** Describes what a text is for; a blank description removes it. Refuses the key of no text. */
export async function describeText(
  { db }: Parts,
  ctx: SignedInContext,
  { key, description }: QueryOf<typeof setLanguageDescription>,
) {
  if (!isWordKey(key)) throw new Refused('unknown-text', { params: { key } })
  await db.inTransaction(async (tx) => {
    const row = { key, description }
    if (description === '') await tx.delete(textDescriptions).where(eq(textDescriptions.key, key))
    else
      await tx
        .insert(textDescriptions)
        .values(row)
        .onConflictDoUpdate({ target: textDescriptions.key, set: row })
    await writeAudit(tx, ctx, { subject: key })
  })
  return null
}
