import { defaultLanguageOf } from '@mikvah/rules/settings/read.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { alertsOf, isWrittenOf } from '@mikvah/rules/watch/alerts.ts'
import { todayOf } from '../nights/nights.ts'
import { tellOffice } from '../notices/tell-office.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { wordsOfAlert } from './alert-words.ts'
import { vitalsOf } from './vitals.ts'

const every: Ms = minutes(1)
const lookedAt = new WeakMap<Parts, Ms>()

/**
 * Once a minute looks for the alerts that the office is written of, and e-mails it about each kind once a day. Gives
 * how many there are, 0 in between.
 */
export async function writeAlerts(parts: Parts): Promise<number> {
  const realNow = parts.realNow()
  const last = lookedAt.get(parts)
  if (last !== undefined && Math.abs(realNow - last) < every) return 0
  lookedAt.set(parts, realNow)
  const moment = await momentOf(parts)
  const alerts = alertsOf(await vitalsOf(parts, moment)).filter(isWrittenOf)
  if (alerts.length === 0) return 0
  const { values, texts } = moment.content
  const language = defaultLanguageOf(values)
  const today = todayOf(moment)
  await parts.db.inTransaction(async (tx) => {
    for (const alert of alerts)
      await tellOffice(tx, moment, 'adminEmail', {
        subject: 'noticeWatch',
        lines: [wordsOfAlert(alert, language, texts)],
        dedupe: `watch:${alert.kind}:${today}`,
      })
  })
  return alerts.length
}
