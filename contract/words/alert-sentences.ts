import type { AlertKind } from '@mikvah/rules/watch/alerts.ts'
import type { WordKey } from './key.ts'

/** The sentence that says each kind of alert, on the screen of the hardware as in the office's letter. */
export const alertSentences: Readonly<Record<AlertKind, WordKey>> = {
  'refund-waits': 'watchRefundWaits',
  'charge-waits': 'watchChargeWaits',
  'messages-wait': 'watchMessagesWait',
  'jobs-fail': 'watchJobsFail',
  'disk-low': 'watchDiskLow',
  'backup-old': 'watchBackupOld',
  'backup-never': 'watchBackupNever',
  'screens-silent': 'watchScreensSilent',
}
