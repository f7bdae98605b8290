import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { setLanguageDescription } from '@mikvah/contract/settings/settings.ts'
import { isWordKey } from '@mikvah/contract/words/all.ts'
import { eq } from 'drizzle-orm'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { textDescriptions } from './table.ts'

/** Says what a text is for; nothing said takes away what was. */
export async function describeText(
  { db }: Parts,
  asked: AskedBySomeone,
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
    await writeAudit(tx, asked, { subject: key })
  })
  return null
}
