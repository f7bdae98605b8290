import { Link } from 'react-router'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useLockWords } from '../locks/use-lock-words.ts'
import type { Lock } from '../locks/use-locks.ts'
import styles from './NeedsLine.module.css'
import type { NeedProps } from './need-props.ts'

/**
 * Each of these locks after too many wrong tries, with a button that lets whoever it is about try again, or where this
 * account may not with the way to the page of the screens.
 */
export const Locked = ({ those }: NeedProps<Lock>) => (
  <span className={styles.each}>
    {those.map((lock) => (
      <OneLock key={lock.id} lock={lock} />
    ))}
  </span>
)

function OneLock({ lock }: { lock: Lock }) {
  const { t } = useWords('desk-pages')
  const { name, why } = useLockWords()(lock)
  const release = useTell('releaseLock', { stale: ['locks'] })
  return (
    <span className={styles.one}>
      <bdi title={why}>{t('needLocked', { name })}</bdi>
      <ErrorAlert failure={release.error} />
      {lock.mayRelease ? (
        <button
          type="button"
          aria-label={`${t('lockRelease')}: ${name}`}
          aria-disabled={release.isPending || undefined}
          onClick={() => {
            if (!release.isPending) release.mutate({ params: { id: lock.id } })
          }}
        >
          {t('lockRelease')}
        </button>
      ) : (
        <Link to="/receptionist/screens">{t('needLook')}</Link>
      )}
    </span>
  )
}
