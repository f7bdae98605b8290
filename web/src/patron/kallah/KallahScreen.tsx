import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePatronSettings } from '../../facts/use-patron-settings.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { TwoColumns } from '../../page/TwoColumns.tsx'
import { useForm } from '../../page/use-form.ts'
import { useKnownOnce } from '../../page/use-known-once.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import type { PaySourceReader } from '../../paying/PayWith.tsx'
import { useSavedCards } from '../../paying/use-saved-cards.ts'
import { digitsToSend } from '../../phone/phone.ts'
import { useAsk } from '../../talk/ask.ts'
import { leavesOpen } from '../../talk/call-failed.ts'
import { useSession } from '../../talk/use-session.ts'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import { KallahFields } from './KallahFields.tsx'
import { KallahNotOffered } from './KallahNotOffered.tsx'
import { KallahPay } from './KallahPay.tsx'
import styles from './KallahScreen.module.css'
import { KallahThanks } from './KallahThanks.tsx'
import { emptyForm, type KallahForm, kallahErrorsOf } from './kallah-form.ts'
import { useAskForKallah } from './use-ask-for-kallah.ts'
import { useKallahQuote } from './use-kallah-quote.ts'

/** The form for a kallah's visit: for a day, paid in advance, with the hour set by phone. Nobody sees another's. */
export const KallahScreen = () => <KallahPage key={useSession()?.userId} />

function KallahPage() {
  const { t, language } = useWords('kallah')
  const { date: today = '' } = useSettings()
  const settings = usePatronSettings()
  const cards = useSavedCards()
  // How tall the instructions and the payment are depends on what is asked for here, so all below them waits for it.
  const isKnown = useKnownOnce({ isLoading: settings.isLoading || cards.isLoading })
  const instructions = isKnown && textIn(settings.values ?? {}, 'kallahInstructions', language)
  const user = useAsk('user', { params: { id: useSession()?.userId ?? '' } }).data
  const form = useForm<KallahForm>({
    known: { ...emptyForm, email: user?.email ?? '' },
    errorsOf: (fields) => kallahErrorsOf(fields, today),
    typed: useTyped('kallah', {}),
  })
  const card = useRef<PaySourceReader>(null)
  const asking = useAskForKallah()
  const day = useRef<HTMLInputElement>(null)
  const quote = useKallahQuote(form.fields.date, today)
  // A refused day stands at its field; an answer that was lost can be asked for again.
  const dateFailure = leavesOpen(quote.error) ? null : quote.error

  const send = async () => {
    const phone = digitsToSend(form.fields.phone)
    if (!form.attempt() || !phone) return
    if (!quote.data) {
      if (dateFailure) day.current?.focus()
      else quote.refetch()
      return
    }
    const shownTotal = quote.data.total
    await asking.ask({ form: form.fields, phone, shownTotal, card: card.current })
  }
  const isAsked = asking.outcome !== null
  const begin = useEffectEvent(() => form.begin())
  // Also where a page that she has left asked for it: a form that stays filled in would be paid for again.
  useEffect(() => {
    if (isAsked) begin()
  }, [isAsked])

  if (asking.outcome) return <KallahThanks outcome={asking.outcome} asking={asking} />
  if (isKnown && settings.values?.priceKallah === '') return <KallahNotOffered />
  return (
    <div ref={form.ref} className={`wrap ${styles.page}`}>
      <h1>{t('kallahTitle')}</h1>
      <p className={styles.lead}>{t('kallahLead')}</p>
      {instructions ? (
        <div className={styles.instructions}>
          <Alert kind="kallah">{instructions}</Alert>
        </div>
      ) : null}
      {isKnown ? (
        <TwoColumns
          aside={
            <KallahPay
              quote={quote}
              card={card}
              asking={asking}
              incomplete={form.isRefused}
              onSend={send}
            />
          }
        >
          <KallahFields form={form} today={today} dayRef={day} dateFailure={dateFailure} />
        </TwoColumns>
      ) : (
        <Skeleton lines={8} />
      )}
      {asking.bankDialog}
    </div>
  )
}
