import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { setLanguageText as setLanguageTextCall } from '@mikvah/contract/settings/settings.ts'
import { isWordKey, words } from '@mikvah/contract/words/all.ts'
import { formsOf, wrongBlanks } from '@mikvah/rules/settings/text-blanks.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { and, eq } from '../db/drizzle/queries.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { languageTexts } from './table.ts'

/**
 * Rewrites one text; a blank value restores the standard text. Refuses a text with blanks that the standard one hasn't,
 * and the sign-in text without its code.
 */
export async function setLanguageText(
  parts: Parts,
  ctx: SignedInContext,
  query: QueryOf<typeof setLanguageTextCall>,
) {
  const { language, key, value } = query
  if (!isWordKey(key)) throw new Refused('unknown-text', { params: { key } })
  const standards = formsOf(key)
    .filter(isWordKey)
    .flatMap((form) => [words.en[form], words.he[form]])
  const [wrong] = wrongBlanks(value, standards)
  if (wrong !== undefined) throw new Refused('text-blank-unknown', { params: { name: wrong } })
  if (key === 'noticeLoginCode' && value !== '' && !/\{\{\s*code\s*\}\}/.test(value))
    throw new Refused('text-code-missing', { params: { name: '{{code}}' } })
  await parts.db.inTransaction(async (tx) => {
    // Locks the facility's row, so that two who reword one text at once take turns.
    await settingsChanged(tx)
    await tx
      .delete(languageTexts)
      .where(and(eq(languageTexts.language, language), eq(languageTexts.key, key)))
    if (value !== '') await tx.insert(languageTexts).values({ language, key, value })
    await writeAudit(tx, ctx, { subject: `${language}:${key}` })
  })
  return null
}
