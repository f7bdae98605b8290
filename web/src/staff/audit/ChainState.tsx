import { Alert } from '../../parts/Alert.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import type { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'

/** Whether the log's hash chain is whole, once it has been checked. */
export function ChainState({ chain }: { chain: ReturnType<typeof useAsk<'auditCheck'>> }) {
  const { t } = useWords('office')
  const { data, error, isFetching } = chain
  if (error) return <ErrorAlert failure={error} />
  if (!data || isFetching) return null
  if (data.ok) return <Alert kind="success">{t('auditWell', { count: data.rows })}</Alert>
  return (
    <Alert kind="danger">
      {data.brokenBatch === null
        ? t('auditMissing')
        : t('auditBroken', { batch: data.brokenBatch })}
    </Alert>
  )
}
