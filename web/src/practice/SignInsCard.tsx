import { CopyButton } from '../page/CopyButton.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Table } from '../parts/Table.tsx'
import { useAsk } from '../talk/ask.ts'
import { useWords } from '../words/use-words.ts'
import { PracticeCard } from './PracticeCard.tsx'
import styles from './PracticeScreen.module.css'
import { SignInButton } from './SignInButton.tsx'

/** Everyone who may sign in here without a code. */
export function SignInsCard() {
  const { t } = useWords()
  const { data, error, refetch } = useAsk('practiceAccounts')
  const value = (text: string, what: string) => (
    <span className={styles.value}>
      <bdi dir="ltr">{text}</bdi>
      <span className={styles.copy}>
        <CopyButton text={text} what={what} />
      </span>
    </span>
  )
  return (
    <PracticeCard title={t('practiceSignIns')} text={t('practiceSignInsText')}>
      <ErrorAlert failure={error} onTryAgain={() => refetch()} />
      {data ? (
        <Table
          caption={t('practiceSignIns')}
          rows={data}
          keyOf={({ userName }) => userName}
          columns={[
            {
              key: 'userName',
              head: t('practiceUser'),
              cell: ({ userName }) => value(userName, `${t('practiceUser')} ${userName}`),
            },
            {
              key: 'password',
              head: t('practicePassword'),
              cell: ({ userName, password }) =>
                value(password, `${t('practicePassword')} ${userName}`),
            },
            {
              key: 'roles',
              head: t('practiceRole'),
              cell: ({ roles }) => (
                <span className={styles.whole}>{roles || t('practicePatron')}</span>
              ),
            },
            {
              key: 'signIn',
              head: t('practiceSignInShort'),
              end: true,
              cell: (account) => (
                <span className={styles.oneLine}>
                  <SignInButton {...account} />
                </span>
              ),
            },
          ]}
        />
      ) : error ? null : (
        <Skeleton lines={6} />
      )}
    </PracticeCard>
  )
}
