import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { originOf } from '../../facts/origin.ts'
import { readFromTheTop } from '../../parts/read-first.ts'
import type { Instead } from '../../talk/follow-session.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './SignInScreen.module.css'
import { forgetPhone, savedPhone, savePhone } from './saved-phone.ts'
import { useSendCode } from './use-send-code.ts'
import { useVerifyCode } from './use-verify-code.ts'

/** Signing in: phone, then code, then on to where she was going (requirements P2 and P4). */
export function SignInScreen() {
  const { t } = useWords('sign-in')
  const [params] = useSearchParams()
  const instead = useLocation().state as Instead
  const session = useSession()
  const [phone, setPhone] = useState(savedPhone)
  const [resent, setResent] = useState(0)
  const sending = useSendCode()
  const verifying = useVerifyCode()

  const awaitCode = (digits: string, requestId?: string) => {
    const saved = { digits, sentAt: Date.now(), ...(requestId ? { requestId } : {}) }
    savePhone(saved)
    setPhone(saved)
  }
  const sendTo = async (digits: string) => {
    const requestId = await sending.send(digits)
    if (requestId) awaitCode(digits, requestId)
  }
  const change = () => {
    readFromTheTop()
    forgetPhone()
    setPhone(null)
    sending.reset()
    verifying.reset()
  }

  if (session) return <Navigate to={originOf(params)} state={instead?.was} replace />
  return (
    <SignInFrame>
      {phone ? (
        <CodeForm
          digits={phone.digits}
          onCode={(code) => verifying.verify(phone, code)}
          onChange={change}
          onResend={async () => {
            verifying.reset()
            await sendTo(phone.digits)
            setResent(resent + 1)
          }}
          resendAt={sending.mayResendAt(phone.sentAt)}
          busy={verifying.busy}
          resending={sending.busy}
          resent={resent}
          failure={verifying.failure ?? sending.failure}
        />
      ) : (
        <PhoneForm
          onSend={sendTo}
          onHaveCode={(digits) => {
            sending.reset()
            awaitCode(digits)
          }}
          notBefore={sending.notBefore}
          busy={sending.busy}
          failure={sending.failure}
        />
      )}
      <p className={styles.staff}>
        <Link to={{ pathname: '/login/staff', search: params.toString() }} state={instead}>
          {t('signInStaff')}
        </Link>
      </p>
    </SignInFrame>
  )
}
