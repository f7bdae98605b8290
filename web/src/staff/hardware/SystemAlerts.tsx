import type { WordKey } from '@mikvah/contract/words/key.ts'
import { Alert } from '../../parts/Alert.tsx'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'

type SystemAlert = AnswerOf<'hardware'>['alerts'][number]

const sentences: Readonly<Record<SystemAlert['kind'], WordKey>> = {
  'refund-waits': 'watchRefundWaits',
  'charge-waits': 'watchChargeWaits',
  'messages-wait': 'watchMessagesWait',
  'jobs-fail': 'watchJobsFail',
  'disk-low': 'watchDiskLow',
  'backup-old': 'watchBackupOld',
  'backup-never': 'watchBackupNever',
}

/** The problems of the server itself, such as a full disk; nothing is shown while there are none. */
export function SystemAlerts({ alerts }: { alerts: readonly SystemAlert[] }) {
  const { t } = useWords('watch')
  return alerts.map((alert) => {
    const names = 'names' in alert ? alert.names.join(', ') : ''
    return (
      <Alert key={alert.kind} kind="warning">
        {t(sentences[alert.kind], { ...alert, names })}
      </Alert>
    )
  })
}
