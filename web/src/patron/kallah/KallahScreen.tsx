import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useRef, useState } from 'react'
import { usePatronSettings } from '../../facts/use-patron-settings.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { TwoColumns } from '../../page/TwoColumns.tsx'
import { Alert } from '../../parts/Alert.tsx'
import type { PaySourceReader } from '../../paying/PayWith.tsx'
import { digitsToSend, type TypedPhone } from '../../phone/phone.ts'
import { useAsk } from '../../talk/ask.ts'
import { useSession } from '../../talk/use-session.ts'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import { KallahFields } from './KallahFields.tsx'
import { KallahPay } from './KallahPay.tsx'
import styles from './KallahScreen.module.css'
import { KallahThanks } from './KallahThanks.tsx'
import { emptyForm, missingOf } from './kallah-form.ts'
import { useAskForKallah } from './use-ask-for-kallah.ts'
import { useKallahQuote } from './use-kallah-quote.ts'

/** The form for a bride's visit: by day, paid ahead, its hour set by phone. */
export function KallahScreen() {
  const { t, language } = useWords('kallah')
  const { date: today = '' } = useSettings()
  const { values } = usePatronSettings()
  const instructions = values && textIn(values, 'kallahInstructions', language)
  const user = useAsk('user', { params: { id: useSession()?.userId ?? '' } }).data
  const [typed, setTyped] = useTyped('kallah', emptyForm)
  const [emailTouched, setEmailTouched] = useTyped('kallahEmail', false)
  const [phone, setPhone] = useTyped<TypedPhone>('kallahPhone', { text: '', country: 'US' })
  const [tried, setTried] = useState(false)
  const card = useRef<PaySourceReader>(null)
  const page = useRef<HTMLDivElement>(null)
  const asking = useAskForKallah()

  const form = { ...typed, email: emailTouched ? typed.email : (user?.email ?? '') }
  const quote = useKallahQuote(form.date, today)
  const digits = digitsToSend(phone)
  const missing = missingOf(form, { phone: digits, today })

  const send = async () => {
    setTried(true)
    const [first] = missing
    if (first) page.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    if (first || !digits || !quote.data) return
    await asking.ask({ form, phone: digits, shownTotal: quote.data.total, card: card.current })
  }

  if (asking.outcome) return <KallahThanks outcome={asking.outcome} asking={asking} />
  return (
    <div ref={page} className={`wrap ${styles.page}`}>
      <h1>{t('kallahTitle')}</h1>
      <p className={styles.lead}>{t('kallahLead')}</p>
      {instructions ? (
        <div className={styles.instructions}>
          <Alert kind="kallah">{instructions}</Alert>
        </div>
      ) : null}
      <TwoColumns
        aside={
          <KallahPay
            quote={quote}
            card={card}
            asking={asking}
            incomplete={tried && missing.length > 0}
            onSend={send}
          />
        }
      >
        <KallahFields
          form={form}
          phone={phone}
          missing={tried ? missing : []}
          today={today}
          dateFailure={quote.error}
          onPhone={setPhone}
          onChange={(next, field) => {
            if (field === 'email') setEmailTouched(true)
            setTyped(next)
          }}
        />
      </TwoColumns>
      {asking.bankDialog}
    </div>
  )
}
