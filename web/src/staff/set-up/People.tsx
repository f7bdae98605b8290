import type { WordKey } from '@mikvah/contract/words/key.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Button } from '../../parts/Button.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { AddAccount } from '../users/AddAccount.tsx'
import { isScreen } from '../users/account.ts'
import styles from './SetUp.module.css'

/** The staff accounts so far, and a form for one more. The page of the accounts has the rest. */
export function People() {
  const { t } = useWords('set-up')
  const asked = useAsk('adminUsers', {})
  const [adding, add] = useState(false)
  return (
    <section className={styles.asks}>
      <QuietlyLoaded asked={asked} notLoaded={t('usersNotLoaded')}>
        {(accounts) => {
          const people = accounts.filter((account) => !isScreen(account))
          return (
            <>
              <ul className={styles.people}>
                {people.map(({ id, username, roles }) => (
                  <li key={id}>
                    <b>
                      <bdi>{username}</bdi>
                    </b>
                    <span className="muted">
                      {roles.map((role) => t(`role.${role}` as WordKey)).join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
              {people.length < 2 ? <p className="muted">{t('setUpAlone')}</p> : null}
            </>
          )
        }}
      </QuietlyLoaded>
      <Button icon={IconPlus} onClick={() => add(true)}>
        {t('setUpAddPerson')}
      </Button>
      <AddAccount open={adding} onClose={() => add(false)} onAdded={() => asked.refetch()} />
    </section>
  )
}
