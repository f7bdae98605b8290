import { lengths } from '@mikvah/rules/lengths.ts'
import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Form } from '../../page/Form.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './SetUp.module.css'
import { TrialEnd } from './TrialEnd.tsx'

/** Sends the text message of a sign-in to the administrator's own phone; typing its code proves that it arrived. */
export function TrialText({ works, hasProvider }: { works: boolean; hasProvider: boolean }) {
  const { t } = useWords('set-up')
  return (
    <section className={styles.trial}>
      <h2>{t('setUpTrialText')}</h2>
      {works ? <Alert kind="success">{t('setUpTextWorks')}</Alert> : null}
      <p className="muted">{t('setUpTrialTextLead')}</p>
      {hasProvider ? <Trial works={works} /> : <p>{t('setUpNoProvider')}</p>}
    </section>
  )
}

function Trial({ works }: { works: boolean }) {
  const { t, language } = useWords('set-up')
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const send = useTell('sendTrialText', { stale: ['opening'] })
  const read = useTell('readTrialText', { stale: ['opening', 'audit'] })
  const requestId = send.data?.result.requestId
  const { data: opening } = useLiveQuery('opening')
  return (
    <>
      <Form
        className={styles.asked}
        onSend={() => {
          if (phone.trim()) send.mutate({ body: { phone, language } })
        }}
      >
        <Field
          label={t('setUpTrialPhone')}
          type="tel"
          maxLength={lengths.phone}
          ltr
          autoComplete="tel"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
        <Button type="submit" busy={send.isPending} disabled={phone.trim() === ''}>
          {t('setUpTrialSend')}
        </Button>
      </Form>
      <ErrorAlert failure={send.error} />
      {opening?.trialText && !works ? <TrialEnd trial={opening.trialText} /> : null}
      {requestId && !works ? <p className="muted">{t('setUpTrialWait')}</p> : null}
      {requestId ? (
        <Form
          className={styles.asked}
          onSend={() => {
            if (code) read.mutate({ body: { phone, code, requestId } })
          }}
        >
          <Field
            label={t('setUpTrialCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            ltr
            value={code}
            onChange={({ target }) =>
              setCode(target.value.replace(/\D/g, '').slice(0, codeDigits.signIn))
            }
          />
          <Button type="submit" busy={read.isPending} disabled={code.length < codeDigits.signIn}>
            {t('setUpTrialCheck')}
          </Button>
        </Form>
      ) : null}
      <ErrorAlert failure={read.error} />
    </>
  )
}
