import { alertSentences } from '@mikvah/contract/words/alert-sentences.ts'
import { Alert } from '../../parts/Alert.tsx'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'

type SystemAlert = AnswerOf<'hardware'>['alerts'][number]

/**
 * What the server warns of by itself, such as refunds that wait or a disk that fills up; nothing is shown while it
 * warns of nothing.
 */
export function SystemAlerts({ alerts }: { alerts: readonly SystemAlert[] }) {
  const { t } = useWords('watch')
  return alerts.map((alert) => {
    const names = 'names' in alert ? alert.names.join(', ') : ''
    return (
      <Alert key={alert.kind} kind="warning">
        {t(alertSentences[alert.kind], { ...alert, names })}
      </Alert>
    )
  })
}
