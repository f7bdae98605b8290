import { IconLock } from '@tabler/icons-react'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import rows from '../shell/Rows.module.css'
import styles from './Locks.module.css'
import { useLockWords } from './use-lock-words.ts'
import { type Lock, useLocks } from './use-locks.ts'

/**
 * Everybody who is locked out after too many wrong tries, each with a button that lets them try again, where this
 * account may release the lock.
 */
export function Locks() {
  const { t } = useWords('desk-pages')
  const locks = useLocks()
  if (locks.length === 0) return null
  return (
    <section className={styles.locks} aria-labelledby="locks">
      <h2 id="locks">{t('locksTitle')}</h2>
      <ul className={rows.rows}>
        {locks.map((lock) => (
          <Row key={lock.id} lock={lock} />
        ))}
      </ul>
    </section>
  )
}

function Row({ lock }: { lock: Lock }) {
  const { t } = useWords('desk-pages')
  const { name, why } = useLockWords()(lock)
  const release = useTell('releaseLock', { stale: ['locks'] })
  return (
    <li className={styles.row}>
      <Icon of={IconLock} />
      <span className={styles.words}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{why}</span>
        {lock.until ? (
          <span>
            {t('lockUntil')} <Time at={lock.until} />
          </span>
        ) : null}
        <ErrorAlert failure={release.error} />
      </span>
      {lock.mayRelease ? (
        <Button
          busy={release.isPending}
          aria-label={`${t('lockRelease')}: ${name}`}
          onClick={() => release.mutate({ params: { id: lock.id } })}
        >
          {t('lockRelease')}
        </Button>
      ) : (
        <span>{t('lockAdmin')}</span>
      )}
    </li>
  )
}
