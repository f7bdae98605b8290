import type { User } from '@mikvah/contract/contract.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './PatronRecordScreen.module.css'

/**
 * Shown when somebody has signed in with this patron's number, who may be another person. When she calls, the desk
 * confirms that it was she.
 */
export function HerNumber({ her }: { her: User }) {
  const { t } = useWords('desk-pages')
  const { mutate, isPending, error } = useTell('confirmNumberAtDesk', { stale: ['user'] })
  if (!her.numberUnconfirmed) return null
  return (
    <Card>
      <div className={styles.part}>
        <h2>{t('patronNumber')}</h2>
        <p>{t('patronNumberText')}</p>
        <p>{t('patronNumberWait', { count: her.devicesWaiting ?? 0 })}</p>
        <ErrorAlert failure={error} />
        <Button busy={isPending} onClick={() => mutate({ params: { id: her.id } })}>
          {t('patronNumberConfirm')}
        </Button>
      </div>
    </Card>
  )
}
