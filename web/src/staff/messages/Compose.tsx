import { segmentsOf } from '@mikvah/rules/messages/segments.ts'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import styles from './MessagesScreen.module.css'

const templates = {
  messageLate: 'messageTextLate',
  messageRoomReady: 'messageTextRoomReady',
  messageCall: 'messageTextCall',
  messageExpected: 'messageTextExpected',
} as const
const names = Object.keys(templates) as (keyof typeof templates)[]

const size = { gsm: [160, 153], unicode: [70, 67] } as const

type Props = { users: readonly string[]; numbers: readonly string[] }

/** The words of a message, how many parts they are sent in, and what became of it for each. */
export function Compose({ users, numbers }: Props) {
  const { t } = useWords('desk-pages')
  const [text, setText] = useState('')
  const [template, setTemplate] = useState('')
  const [wrong, setWrong] = useState<'messageTextNeeded' | 'messageNoOne' | null>(null)
  const [sentTo, setSentTo] = useState('')
  const told = useTell('sendSms', { stale: ['sentMessages'] })
  // A template is picked again at once; numbers that were sent to are done with.
  useUnsaved((text !== '' && template === '') || numbers.join() !== sentTo, 'page')
  const count = users.length + numbers.length
  const { alphabet, units, segments } = segmentsOf(text)
  const result = told.data?.result

  const send = () => {
    const missing = text.trim() === '' ? 'messageTextNeeded' : count === 0 ? 'messageNoOne' : null
    setWrong(missing)
    if (missing) return
    const body = { msg: text.trim(), users: [...users], numbers: [...numbers] }
    const sent = () => {
      setText('')
      setTemplate('')
      setSentTo(numbers.join())
    }
    told.mutateAsync({ body }).then(sent, () => null)
  }
  return (
    <Card>
      <Form onSend={send} className={styles.part}>
        <h2>{t('messageWhat')}</h2>
        <SelectField
          label={t('messageTemplate')}
          value={template}
          onChange={({ target }) => {
            setTemplate(target.value)
            const name = names.find((one) => one === target.value)
            if (name) setText(t(templates[name]))
          }}
        >
          <option value="">{t('messageNoTemplate')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('messageText')}
          help={t('messageDiscreet')}
          error={wrong === 'messageTextNeeded' ? t(wrong) : null}
          maxLength={1000}
          rows={4}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setTemplate('')
            told.reset()
          }}
        />
        {text ? (
          <>
            <p className={styles.count}>
              <span className="num">
                {t('messageLetters', {
                  units,
                  size: segments * size[alphabet][segments > 1 ? 1 : 0],
                })}
              </span>{' '}
              · {t('messageSegments', { count: segments })}
            </p>
            <p className={styles.reads}>
              <span className="sr-only">{t('messageReads')}: </span>
              <bdi dir="auto">{text}</bdi>
            </p>
          </>
        ) : null}
        {wrong === 'messageNoOne' ? <Alert kind="warning" title={t(wrong)} /> : null}
        <ErrorAlert failure={told.error} />
        {result ? <Result {...result} /> : null}
        <Button type="submit" kind="solid" wide icon={IconSend} busy={told.isPending}>
          {t('messageSend', { count })}
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
