import { mostAtOnce } from '@mikvah/rules/messages/delivery.ts'
import { IconSend } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { type Both, useBothWords } from '../facts/use-both-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import styles from './MessagesScreen.module.css'
import type { Unreached } from './unreached.ts'
import { BothWords, OwnWords } from './Words.tsx'

const templates = {
  messageLate: 'messageTextLate',
  messageRoomReady: 'messageTextRoomReady',
  messageCall: 'messageTextCall',
  messageExpected: 'messageTextExpected',
} as const
const names = Object.keys(templates) as (keyof typeof templates)[]

/** What is written: a text of the desk's own, or a template with what was changed of its words. */
type Written = { text: string; template: keyof typeof templates | null; changed: Partial<Both> }
const nothing: Written = { text: '', template: null, changed: {} }
const isSame = (one: Written, other: Written) => JSON.stringify(one) === JSON.stringify(other)

type Props = {
  users: readonly string[]
  numbers: readonly string[]
  /** Called with the patrons that a message was sent to, and why it didn't reach some of them. */
  onSent: (to: readonly string[], why: Unreached) => void
}

/**
 * Writes a message: its text, how many parts it is sent in, and afterwards how many it was sent to and whom it didn't
 * reach.
 */
export function Compose({ users, numbers, onSent }: Props) {
  const { t } = useWords('desk-pages')
  const bothWords = useBothWords()
  const [written, setWritten] = useState(nothing)
  const { text, template, changed } = written
  const sending = useRef({ written: nothing, numbers: '' })
  const [wrong, setWrong] = useState<'messageTextNeeded' | null>(null)
  const [sentTo, setSentTo] = useState('')
  const sendSms = useTell('sendSms', {
    stale: ['sentMessages'],
    // The text is cleared before the button is active again, so that a second tap has nothing left to send. What was
    // typed on meanwhile stays.
    onDone: () => {
      setWritten((now) => (isSame(now, sending.current.written) ? nothing : now))
      setSentTo(sending.current.numbers)
    },
  })
  const write = (more: Partial<Written>) => {
    setWritten({ ...written, ...more })
    // One under way still tells how it ended.
    if (!sendSms.isPending) sendSms.reset()
  }
  const both = template === null ? null : bothWords?.(templates[template])
  const texts = both && { ...both, ...changed }
  // Whether leaving would lose something: a text of the desk's own or a changed one. A template is quickly chosen
  // again, and numbers that were sent to are done with.
  const isTyped = (template === null && text !== '') || Object.keys(changed).length > 0
  useUnsaved(isTyped || numbers.join() !== sentTo, 'page')
  const count = users.length + numbers.length
  const isTooMany = users.length > mostAtOnce.patrons || numbers.length > mostAtOnce.numbers
  const result = sendSms.data?.result

  const send = () => {
    const msg = (texts?.en ?? text).trim()
    const msgHe = texts ? texts.he.trim() : undefined
    if (count === 0 || isTooMany) return
    const missing = msg === '' || msgHe === '' ? 'messageTextNeeded' : null
    setWrong(missing)
    if (missing) return
    sending.current = { written, numbers: numbers.join() }
    const body = { msg, ...(msgHe ? { msgHe } : {}), users: [...users], numbers: [...numbers] }
    // Others may be chosen before the answer.
    sendSms.mutateAsync({ body }).then(
      ({ result }) => {
        const why = result.failed.flatMap(({ userId, errorMessage }) =>
          userId === null ? [] : [[userId, errorMessage] as const],
        )
        onSent(body.users, new Map(why))
      },
      () => null,
    )
  }
  const needed = wrong ? t(wrong) : null
  return (
    <Card>
      <Form onSend={send} className={styles.part}>
        <h2>{t('messageWhat')}</h2>
        <SelectField
          label={t('messageTemplate')}
          value={template ?? ''}
          onChange={({ target }) => {
            const picked = names.find((one) => one === target.value) ?? null
            setWritten({ ...written, template: picked, changed: {} })
          }}
        >
          <option value="">{t('messageNoTemplate')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </SelectField>
        {texts ? (
          <BothWords
            texts={texts}
            error={needed}
            onChange={(language, words) => write({ changed: { ...changed, [language]: words } })}
          />
        ) : (
          <OwnWords text={text} error={needed} onChange={(words) => write({ text: words })} />
        )}
        {isTooMany ? <Alert kind="warning">{t('messageTooMany', mostAtOnce)}</Alert> : null}
        <ErrorAlert failure={sendSms.error} />
        {result ? <Result {...result} /> : null}
        <Button
          type="submit"
          kind={count > 0 ? 'solid' : 'stone'}
          wide
          icon={IconSend}
          busy={sendSms.isPending}
          disabled={count === 0 || isTooMany}
        >
          {count === 0 ? t('messageNoOne') : t('messageSend', { count })}
        </Button>
      </Form>
    </Card>
  )
}

type Sent = {
  sent: number
  failed: readonly { number: string; userId: string | null; errorMessage: string }[]
}

function Result({ sent, failed }: Sent) {
  const { t } = useWords('desk-pages')
  return (
    <div role="status">
      <p className={styles.sent}>{t('messageSent', { count: sent })}</p>
      {failed.length > 0 ? (
        <>
          <p>{t('messageFailed')}</p>
          <ul className={styles.failed}>
            {failed.map(({ number, userId, errorMessage }) => (
              <li key={`${number} ${userId}`}>
                <span className="num">{number}</span> {errorMessage}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
