import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { useSearch } from '../../page/use-search.ts'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { RowList } from '../parts/RowList.tsx'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SearchBox } from '../shell/SearchBox.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { AccountRow } from './AccountRow.tsx'
import { AddAccount } from './AddAccount.tsx'
import { accountsFound, isScreen } from './account.ts'
import styles from './Users.module.css'

/**
 * The staff accounts and what each may do. The chosen account is in the address; on a phone
 * its panel replaces the list. Screens sign in by themselves and have a page of their own.
 */
export function UsersScreen() {
  const { t } = useWords('users')
  const asked = useAsk('adminUsers', {})
  const me = useSession()?.userId
  const [params, setParams] = useSearch()
  const [search, setSearch] = useState('')
  const [adding, add] = useState(false)
  const [left, leave] = useState<string | null>(null)
  const { said, say } = useSaid()
  const accounts = (asked.data ?? []).filter((account) => !isScreen(account))
  const found = accountsFound(accounts, search, (role) => t(`role.${role}`))
  const chosen = accounts.find(({ id }) => id === params.get('account'))
  const choose = (id: string) => {
    leave(null)
    setParams({ account: id }, { asEntry: chosen === undefined })
  }
  return (
    <OfficePage
      title={t('officeUsers')}
      beside={
        <>
          <SearchBox label={t('usersSearch')} typed={search} onType={setSearch} />
          <Button kind="solid" icon={IconPlus} onClick={() => add(true)}>
            {t('usersAdd')}
          </Button>
        </>
      }
    >
      <div className={styles.page} data-chosen={chosen ? true : undefined}>
        <div className={styles.list}>
          <p className="muted">
            {t('usersScreensLead')} <Link to="/receptionist/screens">{t('usersToScreens')}</Link>
          </p>
          <QuietlyLoaded asked={asked} notLoaded={t('usersNotLoaded')}>
            {() =>
              found.length === 0 ? (
                <Empty icon={IconUsers} title={t('usersNone')} />
              ) : (
                <RowList>
                  {found.map((account) => (
                    <AccountRow
                      key={account.id}
                      account={account}
                      isMe={account.id === me}
                      isChosen={account.id === chosen?.id}
                      isLeft={account.id === left}
                      onChoose={() => choose(account.id)}
                    />
                  ))}
                </RowList>
              )
            }
          </QuietlyLoaded>
        </div>
        {chosen ? (
          <AccountPanel
            key={chosen.id}
            account={chosen}
            accounts={accounts}
            me={me}
            onSaid={say}
            onClose={() => {
              leave(chosen.id)
              setParams({})
            }}
          />
        ) : null}
      </div>
      <SaidLine said={said} />
      <AddAccount
        open={adding}
        onClose={() => add(false)}
        onAdded={({ id, username }) => {
          setSearch('')
          choose(id)
          say(t('userAdded', { name: username }))
        }}
      />
    </OfficePage>
  )
}
