import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { writeSetting as writeSettingCall } from '@mikvah/contract/settings/settings.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { shownValueOf } from '@mikvah/rules/settings/masked.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { SettingsMoved } from '../asked/refused.ts'
import { addAudits, auditOf } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { settingsChanged } from '../facility/facility.ts'
import { seal } from '../secrets/seal.ts'
import { type Change, isSecret, type JudgedChange, judgeChange } from './judge-change.ts'
import { previewChange } from './preview-change.ts'
import { settings } from './table.ts'

/** Changes settings, one or several as one; with dryRun it only says what that would do. */
export async function writeSettings(
  parts: Parts,
  asked: AskedBySomeone,
  body: BodyOf<typeof writeSettingCall>,
) {
  const one = 'key' in body
  const judged = judgeChange(asked, one ? [body] : body.settings)
  if (body.dryRun) return previewChange(parts, asked, judged)
  await save(parts, asked, judged)
  const told = judged.asked.map(({ key, value }) => ({
    key,
    value: shown(key, value),
    warning: judged.warning,
  }))
  const [first] = told
  return one && first ? first : told
}

const shown = (key: string, value: string) => shownValueOf(key as SettingKey, value)

/** What was judged against other settings than those that stand by now is judged anew. */
async function save(parts: Parts, asked: AskedBySomeone, { changes }: JudgedChange): Promise<void> {
  if (changes.length === 0) return
  await parts.db.inTransaction(async (tx) => {
    const version = await settingsChanged(tx)
    if (version !== asked.content.version + 1) throw new SettingsMoved()
    for (const change of changes) await keep(tx, change)
    await addAudits(
      tx,
      changes.map(({ key, was, value }) =>
        auditOf(asked, {
          subject: key,
          details: isSecret(key) ? {} : { was, is: value },
        }),
      ),
    )
  })

  async function keep(tx: Tx, { key, value }: Change): Promise<void> {
    const kept = isSecret(key) ? seal(parts.config, value) : value
    const row = { key, value: kept, changedAt: asked.now, changedBy: asked.by.userId }
    await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
  }
}
