import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { setLanguageText as setLanguageTextCall } from '@mikvah/contract/settings/settings.ts'
import { isWordKey, words } from '@mikvah/contract/words/all.ts'
import { formsOf, wrongBlanks } from '@mikvah/rules/settings/text-blanks.ts'
import { and, eq } from 'drizzle-orm'
import type { Asked, AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import { languageTexts } from './table.ts'

/** All texts by language, the facility's own wording over the standard one; or only the rewritten ones. */
export function tellLanguageTexts({ content }: Asked, onlyChanged: boolean) {
  if (onlyChanged) return { en: content.texts.en ?? {}, he: content.texts.he ?? {} }
  return { en: { ...words.en, ...content.texts.en }, he: { ...words.he, ...content.texts.he } }
}

/** Rewrites one text; an empty value brings the standard text back. */
export async function setLanguageText(
  parts: Parts,
  asked: AskedBySomeone,
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
    await tx
      .delete(languageTexts)
      .where(and(eq(languageTexts.language, language), eq(languageTexts.key, key)))
    if (value !== '') await tx.insert(languageTexts).values({ language, key, value })
    await settingsChanged(tx)
    await writeAudit(tx, asked, { subject: `${language}:${key}` })
  })
  return null
}
