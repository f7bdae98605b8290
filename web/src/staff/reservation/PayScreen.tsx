import { useParams } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { CheckInHead } from '../check-in/CheckInHead.tsx'
import { HeldNotice } from '../facts/Held.tsx'
import { DeskPage } from '../shell/DeskPage.tsx'
import { Till } from '../till/Till.tsx'
import styles from './PayScreen.module.css'

/**
 * The payments of a visit on a page of their own, so that nothing of the reservation is changed by mistake
 * (requirements S2).
 */
export function PayScreen() {
  const { t } = useWords('till')
  const { id = '' } = useParams()
  const { data: visit, error, refetch } = useLiveQuery('reservation', { params: { id } })
  return (
    <DeskPage title={visit ? t('tillOf', { code: visit.reservationCode }) : t('tillPayments')}>
      {visit ? (
        <div key={id} className={styles.screen}>
          <CheckInHead visit={visit} coming={false} />
          <HeldNotice visit={visit} />
          <Till visit={visit} onChanged={() => refetch()} />
        </div>
      ) : (
        <>
          <ErrorAlert failure={error} onTryAgain={() => refetch()} />
          {error ? null : <Skeleton lines={8} />}
        </>
      )}
    </DeskPage>
  )
}
