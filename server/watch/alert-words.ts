import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Alert, AlertKind } from '@mikvah/rules/watch/alerts.ts'
import { type Language, textIn } from '../request/words.ts'

const sentences: Readonly<Record<AlertKind, WordKey>> = {
  'refund-waits': 'watchRefundWaits',
  'charge-waits': 'watchChargeWaits',
  'messages-wait': 'watchMessagesWait',
  'jobs-fail': 'watchJobsFail',
  'disk-low': 'watchDiskLow',
  'backup-old': 'watchBackupOld',
  'backup-never': 'watchBackupNever',
  'screens-silent': 'watchScreensSilent',
}

/** The sentence of an alert in a language, in the facility's own wording where `texts` has one. */
export function wordsOfAlert(
  { kind, ...about }: Alert,
  language: Language,
  texts: Parameters<typeof textIn>[3] = {},
): string {
  const params = Object.entries(about).map(([name, said]) => [
    name,
    Array.isArray(said) ? said.join(', ') : String(said),
  ])
  return textIn(language, sentences[kind], Object.fromEntries(params), texts)
}
