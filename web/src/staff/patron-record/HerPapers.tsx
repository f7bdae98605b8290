import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { When } from '../../parts/times/When.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './PatronRecordScreen.module.css'

const states = {
  waiting: 'patronPapersWaiting',
  approved: 'patronPapersApproved',
  rejected: 'patronPapersRejected',
} as const

/**
 * The patron's license plates, and the state of the license and registration she sent last; those that wait for a
 * review link to its page.
 */
export function HerPapers({ userId }: { userId: string }) {
  const { t } = useWords('desk-pages')
  const { data, error, refetch } = useAsk('plates', { params: { id: userId } })
  if (!data)
    return error ? (
      <ErrorAlert failure={error} onTryAgain={() => refetch()} />
    ) : (
      <Skeleton lines={2} />
    )
  const { plates, papers } = data
  return (
    <div className={styles.part}>
      {plates.length === 0 ? <p className="muted">{t('patronNoPlate')}</p> : null}
      <ul className={styles.excluded} aria-label={t('patronPlate')}>
        {plates.map((plate) => (
          <li key={plate}>
            <bdi dir="ltr">{plate}</bdi>
          </li>
        ))}
      </ul>
      {papers ? (
        <p>
          {t(states[papers.state])} <When at={papers.decidedAt ?? papers.sentAt} />
          {papers.reason ? <bdi className="muted"> · {papers.reason}</bdi> : null}
        </p>
      ) : (
        <p className="muted">{t('patronNoPapers')}</p>
      )}
      {papers?.state === 'waiting' ? (
        <LinkButton to={`/receptionist/licenses?request=${papers.id}`}>
          {t('patronPapersLook')}
        </LinkButton>
      ) : null}
    </div>
  )
}
