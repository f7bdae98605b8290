import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { useEffect, useRef, useState } from 'react'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { classes } from '../../parts/classes.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import field from '../../parts/fields/Field.module.css'
import { FieldFrame } from '../../parts/fields/FieldFrame.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './CodeForm.module.css'
import { useWait } from './use-wait.ts'
import { Wait } from './Wait.tsx'

const length = codeDigits.signIn

type Props = {
  digits: string
  onCode: (code: string) => void
  onChange: () => void
  onResend: () => void
  /** When another code may be asked for, in epoch milliseconds of this device. */
  resendAt: number
  busy: boolean
  resending: boolean
  /** How many times another code was asked for. */
  resent: number
  failure: unknown
}

export function CodeForm(props: Props) {
  const { t } = useWords('sign-in')
  const { digits, onCode, onChange, onResend, resendAt, busy, resending, resent, failure } = props
  const [code, setCode] = useState('')
  const phoneText = usePhoneText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])

  const submit = () => {
    if (code.length === length && !busy) onCode(code)
  }

  return (
    <Form className={styles.form} onSend={submit}>
      <FieldFrame
        label={
          <>
            {t('signInCodeSentTo')} <span className="num">{phoneText(digits)}</span>
          </>
        }
        help={t('signInCodeHelp')}
      >
        {(ties) => (
          <input
            {...ties}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            className={classes(field.input, styles.code)}
            value={code}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, length))}
          />
        )}
      </FieldFrame>
      <ErrorAlert failure={failure} />
      <Button
        kind="solid"
        size="big"
        type="submit"
        wide
        disabled={code.length < length}
        busy={busy}
      >
        {t('signInContinue')}
      </Button>
      <div className={styles.ways}>
        <Button kind="quiet" size="small" onClick={onChange}>
          {t('signInChange')}
        </Button>
        <Resend key={resendAt} resendAt={resendAt} busy={resending} onResend={onResend} />
      </div>
      <p className="muted small">{t('signInNoCode')}</p>
      <p role="status" className="sr-only">
        {resent > 0 ? t('signInResent') : null}
      </p>
    </Form>
  )
}

type ResendProps = { resendAt: number; busy: boolean; onResend: () => void }

/** Asks for another code; it counts down first, so that asking too soon isn't refused. */
function Resend({ resendAt, busy, onResend }: ResendProps) {
  const { t } = useWords('sign-in')
  const [waiting, endWaiting] = useWait(resendAt)
  return (
    <span className={styles.resend}>
      <Button kind="quiet" size="small" disabled={waiting} busy={busy} onClick={onResend}>
        {t('signInResend')}
      </Button>
      {waiting ? <Wait until={resendAt} onEnd={endWaiting} /> : null}
    </span>
  )
}
