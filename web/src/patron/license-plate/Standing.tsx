import { Alert } from '../../parts/Alert.tsx'
import { When } from '../../parts/times/When.tsx'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { Check } from './Check.tsx'

/** What became of her papers. An approved plate is in her list, so nothing is said of it. */
export function Standing({ papers }: { papers: NonNullable<AnswerOf<'plates'>['papers']> }) {
  const { t } = useWords('license-plate')
  if (papers.state === 'approved') return null
  if (papers.state === 'rejected') {
    return (
      <Alert kind="danger" title={t('plateRejected')}>
        <bdi dir="auto">{papers.reason}</bdi>
      </Alert>
    )
  }
  return (
    <Check kind="warning">
      {t('plateWaits')} <When at={papers.sentAt} />.
    </Check>
  )
}
