import { IconId, IconPhone } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import { useAccountName } from '../facts/use-account-name.ts'
import { RowButton, RowTags } from '../parts/RowList.tsx'
import { type Account, nameOf } from './account.ts'
import { LastSignIn } from './LastSignIn.tsx'
import { SignInName } from './SignInName.tsx'
import styles from './Users.module.css'

type Props = {
  account: Account
  isMe: boolean
  isChosen: boolean
  /** The panel of this account has just been closed, so the focus comes back to the row. */
  isLeft: boolean
  onChoose: () => void
}

/** An account's name, its roles, whether it may sign in, and when it last did. */
export function AccountRow({ account, isMe, isChosen, isLeft, onChoose }: Props) {
  const { t } = useWords('users')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLeft) button.current?.focus()
  }, [isLeft])
  const { kind, username, roles, disabled } = account
  const name = useAccountName()(nameOf(account))
  return (
    <RowButton ref={button} className={styles.account} isChosen={isChosen} onClick={onChoose}>
      <Icon of={kind === 'patron' ? IconPhone : IconId} size="24px" />
      <span className={styles.who}>
        {name === username ? null : (
          <b>
            <bdi>{name}</bdi>
          </b>
        )}
        <SignInName account={account} />
      </span>
      <RowTags>
        {isMe ? <Tag kind="new">{t('userYou')}</Tag> : null}
        {disabled ? <Tag kind="late">{t('userShut')}</Tag> : null}
        {roles.map((role) => (
          <Tag key={role}>{t(`role.${role}`)}</Tag>
        ))}
        {roles.length === 0 ? <span className={styles.none}>{t('userNoRole')}</span> : null}
      </RowTags>
      <LastSignIn account={account} />
    </RowButton>
  )
}
