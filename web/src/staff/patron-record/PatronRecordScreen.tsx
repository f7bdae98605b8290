import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import { useFind } from '../tonight/use-find.tsx'
import { Excluded } from './Excluded.tsx'
import { HerEmail } from './HerEmail.tsx'
import { HerFacts } from './HerFacts.tsx'
import { HerFolds, HerNarrowFolds } from './HerFolds.tsx'
import { HerNotes } from './HerNotes.tsx'
import { HerNumber } from './HerNumber.tsx'
import { HerVisits } from './HerVisits.tsx'
import styles from './PatronRecordScreen.module.css'

/**
 * The record of one patron: who she is, notes, visits, payments, membership, cards, papers, notices by e-mail, and whom
 * she would rather not meet; with the desk's search above it. Opening it is logged.
 */
export function PatronRecordScreen() {
  const { t } = useWords('desk-pages')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: her, error, refetch } = useAsk('user', { params: { id } })
  const { box, failure, tryAgain } = useFind((visit) =>
    navigate(`/receptionist/reservation/${visit}`),
  )
  const { onSearch } = box
  // Who was looked for is here.
  useEffect(() => {
    if (id) onSearch('')
  }, [id, onSearch])
  return (
    <DeskPage title={t('pagePatron')} find={box}>
      <ErrorAlert failure={failure} onTryAgain={tryAgain} />
      {her ? (
        <div className={styles.screen}>
          <HerFacts her={her} />
          <HerNumber her={her} />
          <div key={her.id} className={styles.columns}>
            <div className={styles.column}>
              <HerNotes her={her} />
              <HerVisits userId={her.id} />
              <HerFolds her={her} />
            </div>
            <div className={styles.column}>
              <Excluded her={her} />
              <HerEmail her={her} />
              <HerNarrowFolds her={her} />
            </div>
          </div>
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
