import { dateText } from '@mikvah/rules/time/date-text.ts'
import { useWords } from '../../words/use-words.ts'
import type { Account } from './account.ts'
import styles from './Users.module.css'

/** The day on which she last signed in, or that she never has, so that an account nobody uses is seen. */
export function LastSignIn({ account: { lastSignIn } }: { account: Account }) {
  const { t, language } = useWords('users')
  return (
    <span className={styles.lastIn}>
      {lastSignIn
        ? t('userLastIn', { date: dateText(lastSignIn.slice(0, 10), 'short', language) })
        : t('userNeverIn')}
    </span>
  )
}
