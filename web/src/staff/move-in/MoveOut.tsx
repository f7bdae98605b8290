import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { keepFile } from '../../talk/keep-file.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './MoveIn.module.css'

/** Exports everything that belongs to the facility, to keep it or to take it to another system (decision 0042). */
export function MoveOut() {
  const { t } = useWords('move-in')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => keepFile('exportFacility'),
  })
  return (
    <section className={styles.card} aria-labelledby="move-out">
      <h2 id="move-out">{t('moveOutTitle')}</h2>
      <p className={styles.lead}>{t('moveOutLead')}</p>
      <p className={styles.lead}>{t('moveOutCare')}</p>
      <ErrorAlert failure={error} />
      {isSuccess ? <Alert kind="success" title={t('moveOutDone')} /> : null}
      <Button icon={IconDownload} busy={isPending} onClick={() => mutate()}>
        {t('moveOutSave')}
      </Button>
    </section>
  )
}
