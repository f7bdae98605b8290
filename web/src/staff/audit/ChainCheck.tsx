import { IconShieldCheck } from '@tabler/icons-react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'

/** Checks the log's hash chain at the tap of a button; not by itself, because that reads the whole log. */
export function ChainCheck() {
  const { t } = useWords('office')
  const { data, error, isFetching, refetch } = useAsk('auditCheck', {}, { enabled: false })
  return (
    <div className="no-print">
      <Button icon={IconShieldCheck} busy={isFetching} onClick={() => refetch()}>
        {t('auditCheck')}
      </Button>
      <ErrorAlert failure={error} />
      {data && !isFetching ? (
        data.ok ? (
          <Alert kind="success">{t('auditWell', { count: data.rows })}</Alert>
        ) : (
          <Alert kind="danger">
            {data.brokenBatch === null
              ? t('auditMissing')
              : t('auditBroken', { batch: data.brokenBatch })}
          </Alert>
        )
      ) : null}
    </div>
  )
}
