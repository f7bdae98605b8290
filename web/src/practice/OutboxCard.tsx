import type { Contract } from '@mikvah/contract/contract.ts'
import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { IconMail, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { CopyButton } from '../page/CopyButton.tsx'
import { Button } from '../parts/Button.tsx'
import { Empty } from '../parts/Empty.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Time } from '../parts/times/Time.tsx'
import { useAsk } from '../talk/ask.ts'
import { useWords } from '../words/use-words.ts'
import styles from './OutboxCard.module.css'
import { PracticeCard } from './PracticeCard.tsx'

const atFirst = 6

/**
 * The messages that a live facility would have sent, newest first. The list is asked for again when somebody comes
 * back to the page.
 */
export function OutboxCard() {
  const { t } = useWords()
  const [all, setAll] = useState(false)
  const { data, error, refetch } = useAsk(
    'practiceOutbox',
    {},
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  )
  const shown = all ? data : data?.slice(0, atFirst)
  return (
    <PracticeCard
      title={t('practiceOutbox')}
      text={t('practiceOutboxText')}
      action={
        <IconButton icon={IconRefresh} label={t('practiceRefresh')} onClick={() => refetch()} />
      }
    >
      <ErrorAlert failure={error} onTryAgain={() => refetch()} />
      {data || error ? null : <Skeleton />}
      {data?.length === 0 ? (
        <Empty icon={IconMail} title={t('practiceOutboxEmpty')}>
          {t('practiceOutboxEmptyText')}
        </Empty>
      ) : null}
      {shown && shown.length > 0 ? (
        <ul className={styles.messages} aria-live="polite">
          {shown.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      ) : null}
      {data && !all && data.length > atFirst ? (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t('practiceMore', { count: data.length })}
        </Button>
      ) : null}
    </PracticeCard>
  )
}

type Outgoing = Contract['practiceOutbox']['answer'][number]

const channels = {
  sms: 'practiceSms',
  email: 'practiceEmail',
  push: 'practicePush',
  phone: 'practicePhone',
} as const

const signInCode = new RegExp(`(?<!\\d)\\d{${codeDigits.signIn}}(?!\\d)`)

function Message({ message }: { message: Outgoing }) {
  const { t } = useWords()
  const { at, channel, to, subject, text } = message
  const code = channel === 'sms' ? signInCode.exec(text)?.[0] : undefined
  return (
    <li className={styles.message}>
      <p className={styles.about}>
        <span>
          {t(channels[channel])} ·{' '}
          <bdi className="num" dir="ltr">
            {channel === 'email' ? to : `+${to}`}
          </bdi>
        </span>
        <Time at={at} />
      </p>
      {code ? (
        <p className={styles.code}>
          <span className="muted small">{t('practiceCode')}</span>
          <strong className="num code">{code}</strong>
          <CopyButton text={code} what={t('practiceCode')} />
        </p>
      ) : null}
      {subject ? <strong dir="auto">{subject}</strong> : null}
      <p className={code ? 'muted small' : undefined} dir="auto">
        {text}
      </p>
    </li>
  )
}
