import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LocksLine.module.css'
import { useLockWords } from './use-lock-words.ts'
import { type Lock, useLocks } from './use-locks.ts'

/** What strangers elsewhere may fill as often as they like is no news on the board; the page of the screens lists it. */
const elsewhere: readonly Lock['kind'][] = ['address', 'cards-of-strangers', 'cards-of-patron']

/** On the board: somebody stands before a screen that answers no more, and waits for the desk. */
export function LocksLine() {
  const locks = useLocks().filter(({ kind }) => !elsewhere.includes(kind))
  return locks.length > 0 ? <Named locks={locks} /> : null
}

function Named({ locks }: { locks: readonly Lock[] }) {
  const { t } = useWords('desk-pages')
  const words = useLockWords()
  return (
    <div role="status" className={styles.line}>
      <Icon of={IconLock} />
      <strong>{t('locksTitle')}</strong>
      <ul className={styles.names}>
        {locks.map((lock) => (
          <li key={lock.id}>
            <bdi>{words(lock).name}</bdi>
          </li>
        ))}
      </ul>
      <Link to="/receptionist/screens" className={styles.look}>
        {t('locksLook')}
      </Link>
    </div>
  )
}
