import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { writeSetting as writeSettingCall } from '@mikvah/contract/settings/settings.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { shownValueOf } from '@mikvah/rules/settings/masked.ts'
import { addAudits, auditOf } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { SettingsMoved } from '../request/refused.ts'
import { seal } from '../secrets/seal.ts'
import { type Change, isSecret, type JudgedChange, judgeChange } from './judge-change.ts'
import { previewChange } from './preview-change.ts'
import { settings } from './table.ts'

/**
 * Changes one or several settings together, and gives each as it is shown, with a warning or null; one alone where one
 * was sent alone. With dryRun it only says what that would do (`previewChange`). Refuses as `judgeChange` does.
 */
export async function writeSettings(
  parts: Parts,
  ctx: SignedInContext,
  body: BodyOf<typeof writeSettingCall>,
) {
  const one = 'key' in body
  const wishes = one
    ? [{ ...body, path: 'value' }]
    : body.settings.map((wish, at) => ({ ...wish, path: `settings.${at}.value` }))
  const judged = judgeChange(ctx, wishes)
  if (body.dryRun) return previewChange(parts, ctx, judged)
  await save(parts, ctx, judged)
  const answers = judged.asked.map(({ key, value }) => ({
    key,
    value: shown(key, value),
    warning: judged.warning,
  }))
  const [first] = answers
  return one && first ? first : answers
}

const shown = (key: string, value: string) => shownValueOf(key as SettingKey, value)

/** Saves, unless the settings have changed since the change was judged; then it is judged anew. */
async function save(parts: Parts, ctx: SignedInContext, { changes }: JudgedChange): Promise<void> {
  if (changes.length === 0) return
  await parts.db.inTransaction(async (tx) => {
    const version = await settingsChanged(tx)
    if (version !== ctx.content.version + 1) throw new SettingsMoved()
    for (const change of changes) await keep(tx, change)
    await addAudits(
      tx,
      changes.map(({ key, was, value }) =>
        auditOf(ctx, {
          subject: key,
          details: isSecret(key) ? {} : { was, is: value },
        }),
      ),
    )
  })

  async function keep(tx: Tx, { key, value }: Change): Promise<void> {
    const stored = isSecret(key) ? seal(parts.config, value) : value
    const row = { key, value: stored, changedAt: ctx.now, changedBy: ctx.by.userId }
    await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
  }
}
