import { IconKey, IconUserCheck, IconUserOff, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import { useAccountName } from '../facts/use-account-name.ts'
import { onEscape } from '../parts/escape.ts'
import { type Account, nameOf } from './account.ts'
import { RoleSwitches } from './RoleSwitches.tsx'
import { SetPassword } from './SetPassword.tsx'
import { ShutAccount } from './ShutAccount.tsx'
import { SignInName } from './SignInName.tsx'
import styles from './Users.module.css'

type Props = {
  account: Account
  accounts: readonly Account[]
  me: string | undefined
  onSaid: (said: string) => void
  onClose: () => void
}

/** One account: its roles, its password, and whether it may sign in. */
export function AccountPanel({ account, accounts, me, onSaid, onClose }: Props) {
  const { t } = useWords('users')
  const accountName = useAccountName()
  const [opened, open] = useState<'password' | 'shut' | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    title.current?.focus()
  }, [])
  const isMe = account.id === me
  const { kind, disabled } = account
  const close = () => open(null)
  return (
    <aside className={styles.panel} aria-labelledby={titleId} onKeyDown={onEscape(onClose)}>
      <header>
        <div>
          <h2 ref={title} id={titleId} tabIndex={-1}>
            <bdi>{accountName(nameOf(account))}</bdi>
          </h2>
          <SignInName account={account} /> {isMe ? <Tag kind="new">{t('userYou')}</Tag> : null}
          {disabled ? <Tag kind="late">{t('userShut')}</Tag> : null}
        </div>
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.inside}>
        <RoleSwitches account={account} accounts={accounts} me={me} />
        {kind === 'patron' ? null : (
          <Button wide icon={IconKey} onClick={() => open('password')}>
            {t('userPassword')}
          </Button>
        )}
        {isMe ? null : (
          <Button
            wide
            kind={disabled ? 'plain' : 'cancel'}
            icon={disabled ? IconUserCheck : IconUserOff}
            onClick={() => open('shut')}
          >
            {t(disabled ? 'userOpen' : 'userShutDo')}
          </Button>
        )}
      </div>
      <SetPassword
        open={opened === 'password'}
        account={account}
        isMe={isMe}
        onClose={close}
        onSaid={onSaid}
      />
      <ShutAccount open={opened === 'shut'} account={account} onClose={close} onSaid={onSaid} />
    </aside>
  )
}
