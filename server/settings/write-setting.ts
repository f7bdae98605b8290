import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { writeSetting as writeSettingCall } from '@mikvah/contract/settings.ts'
import { judgePlace, type PlaceRefusal } from '@mikvah/rules/schedule/judge-place.ts'
import { judgeYear } from '@mikvah/rules/schedule/judge-settings.ts'
import {
  type ScheduleSettings,
  scheduleSettingsOf,
} from '@mikvah/rules/schedule/schedule-settings.ts'
import { type SettingKey, secretKeys, settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { judgeSetting } from '@mikvah/rules/settings/judge-setting.ts'
import { judgeSettingsTogether } from '@mikvah/rules/settings/judge-settings-together.ts'
import type { SettingRefusal } from '@mikvah/rules/settings/refusals.ts'
import { withDefaults } from '@mikvah/rules/settings/with-defaults.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Asked, AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { textIn } from '../asked/words.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import { todayOf } from '../nights/nights.ts'
import { seal } from '../secrets/seal.ts'
import { settings } from './table.ts'

type Reason = { because: SettingRefusal | PlaceRefusal; params?: Readonly<Record<string, string>> }

/** Changes one setting: judged by the catalogue, then together with the others, then kept. */
export async function writeSetting(
  parts: Parts,
  asked: AskedBySomeone,
  body: BodyOf<typeof writeSettingCall>,
) {
  const key =
    settingKeys.find((known) => known.toLowerCase() === body.key.toLowerCase()) ?? body.key
  const judged = judgeSetting(key, body.value)
  if (!judged.allowed) throw refusedFor(asked, key, judged)
  const { value } = judged
  const values = { ...asked.content.values, [key]: value }
  const together = judgeSettingsTogether(values)
  if (!together.allowed) throw refusedFor(asked, key, together)
  const schedule = scheduleSettingsOf(withDefaults(values))
  if (key.startsWith('location')) {
    const place = judgePlace(schedule.place, todayOf(asked))
    if (!place.allowed) throw refusedFor(asked, key, place)
  }
  const warning = isDeepStrictEqual(schedule, asked.content.schedule)
    ? null
    : warningOfYear(asked, key, schedule)

  const kept = isSecret(key) ? seal(parts.config, value) : value
  await parts.db.inTransaction(async (tx) => {
    const row = { key, value: kept, changedAt: asked.now, changedBy: asked.by.userId }
    await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
    await settingsChanged(tx)
    await writeAudit(tx, asked, { subject: key })
  })
  return { key, value: isSecret(key) && value !== '' ? '••••' : value, warning }
}

const isSecret = (key: string): boolean => secretKeys.includes(key as SettingKey)

/** Refuses what doesn't fit some night of the year to come; what fits and is doubtful is said, with its worst night. */
function warningOfYear(asked: Asked, key: string, schedule: ScheduleSettings): string | null {
  const { language, content } = asked
  const verdict = judgeYear(schedule, todayOf(asked))
  if (!verdict.allowed) {
    const params = { lastEntry: dateText(verdict.date, 'full', language) }
    throw refusedFor(asked, key, { because: verdict.because, params })
  }
  if (!verdict.shallow) return null
  const { date, minutes, degrees } = verdict.shallow
  const params = {
    date: dateText(date, 'full', language),
    minutes: String(minutes),
    degrees: String(degrees),
  }
  return textIn(language, 'setting.shallow-zman', params, content.texts)
}

function refusedFor(asked: Asked, key: string, { because, params = {} }: Reason): Refused {
  const code =
    because === 'unknown'
      ? 'unknown-setting'
      : because === 'computed'
        ? 'read-only-setting'
        : 'invalid-setting'
  const reason = textIn(
    asked.language,
    `setting.${because}`,
    { key, ...params },
    asked.content.texts,
  )
  return new Refused(code, {
    params: { key, reason },
    errors: [{ path: 'value', message: reason }],
  })
}
