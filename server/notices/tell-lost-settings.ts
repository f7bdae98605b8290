import { createHash } from 'node:crypto'
import { settingLabels } from '@mikvah/contract/words/he/setting-labels.ts'
import { entryOf, secretKeys } from '@mikvah/rules/settings/catalogue.ts'
import { defaultLanguageOf, textOf } from '@mikvah/rules/settings/read.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { textIn } from '../request/words.ts'
import { unsealed } from '../secrets/seal.ts'
import { tellOffice } from './tell-office.ts'

/**
 * At a start, names to the office secrets in the settings whose key is lost. They count as blank, so what they are for
 * is off, even the check for robots, which nobody would notice. The office is told once of the same secrets.
 */
export async function tellLostSettings(parts: Parts): Promise<void> {
  const { config, db, log } = parts
  const moment = await momentOf(parts)
  const { values, texts } = moment.content
  const sealed = (key: (typeof secretKeys)[number]) => textOf(values, key) ?? ''
  const lost = secretKeys.filter((key) => unsealed(config, sealed(key)) === null)
  if (lost.length === 0) return
  log.error({ settings: lost }, 'secrets whose key is lost: enter them again')
  const language = defaultLanguageOf(values)
  const labels = lost.map((key) => (language === 'he' ? settingLabels[key] : entryOf(key).label))
  // Secrets that were entered again and lost again are told again, as they are sealed differently.
  const which = createHash('sha256').update(lost.map(sealed).join()).digest('base64url')
  await db.inTransaction((tx) =>
    tellOffice(tx, moment, 'adminEmail', {
      subject: 'noticeLostSettings',
      lines: [textIn(language, 'noticeLostSettingsText', {}, texts), ...labels],
      dedupe: `noticeLostSettings:${which}`,
    }),
  )
}
