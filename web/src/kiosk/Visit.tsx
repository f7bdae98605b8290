import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { useEffect, useState } from 'react'
import { useTap } from '../offline-taps/use-tap.ts'
import { Alert } from '../parts/Alert.tsx'
import { Button } from '../parts/Button.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { Money } from '../parts/Money.tsx'
import { Time } from '../parts/times/Time.tsx'
import { type CardAtReader, useCardAtReader } from '../paying/use-card-at-reader.ts'
import { useStaffSettings } from '../staff/facts/use-staff-settings.ts'
import { noCard } from '../talk/call.ts'
import { CallFailed } from '../talk/call-failed.ts'
import { serverNow } from '../talk/clock.ts'
import { nameOfLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'
import { AtReader } from './AtReader.tsx'
import styles from './Kiosk.module.css'
import { Paying } from './Paying.tsx'
import { useKioskPrinter } from './use-kiosk-printer.ts'
import { useKioskReader } from './use-kiosk-reader.ts'
import type { VisitAtKiosk } from './use-look-up.ts'
import { ViewTitle } from './ViewTitle.tsx'

type Props = {
  visit: VisitAtKiosk
  /** Whether her check-in is being sent. */
  busy: boolean
  /** Why the check-in failed; undefined where it didn't. */
  failure: unknown
  /** Called with whether a reader asks for her card. */
  onPays: (pays: boolean) => void
}

/**
 * Her visit: its hour, what she owes and how it is paid, the language of her room, whether a receipt is printed, and
 * checking in. While a reader asks for her card, it stands in place of all this.
 */
export function Visit({ visit, busy, failure, onPays }: Props) {
  const { t, language } = useWords('kiosk')
  const printer = useKioskPrinter()
  const prints = useStaffSettings()?.printReceiptAtCheckin === 'True' && printer !== null
  const [speaks, setSpeaks] = useState<Language>(visit.language)
  const [wantsSlip, setWantsSlip] = useState(true)
  const tap = useTap(visit.reservationId)
  const reader = useKioskReader()
  const { stands, take, stop } = useCardAtReader(visit.reservationId)
  const pays = stands.at === 'reader' && !stands.lost
  useEffect(() => {
    onPays(pays)
    return () => onPays(false)
  }, [pays, onPays])
  const choose = (one: Language) => {
    setSpeaks(one)
    changeLanguage(one)
  }
  const query = {
    resId: visit.reservationId,
    userLanguage: speaks,
    ...(prints && wantsSlip ? { printer } : {}),
  }
  const owed = isPaid(stands) ? 0 : Math.max(0, visit.balance)
  if (stands.at === 'reader') return <AtReader stands={stands} owed={owed} onCancel={stop} />
  return (
    <section className={styles.ask} aria-labelledby="visit" lang={language}>
      <ViewTitle id="visit">{t('kioskVisit')}</ViewTitle>
      <dl className={styles.facts}>
        <dt>{t('kioskTime')}</dt>
        <dd>
          <Time at={visit.reservationTime} />
        </dd>
        <dt>{t('kioskOwed')}</dt>
        <dd>
          <Money amount={owed} />
        </dd>
      </dl>
      <Paying owed={owed} stands={stands} onPay={reader && !busy ? () => take({ reader }) : null} />
      <div className={styles.choices}>
        <fieldset className={styles.languages}>
          <legend>{t('kioskLanguage')}</legend>
          {languages.map((one) => (
            <Button key={one} lang={one} aria-pressed={speaks === one} onClick={() => choose(one)}>
              {nameOfLanguage[one]}
            </Button>
          ))}
        </fieldset>
        {prints ? (
          <fieldset className={styles.languages}>
            <legend>{t('kioskSlip')}</legend>
            <Button aria-pressed={wantsSlip} onClick={() => setWantsSlip(true)}>
              {t('kioskSlipYes')}
            </Button>
            <Button aria-pressed={!wantsSlip} onClick={() => setWantsSlip(false)}>
              {t('kioskSlipNo')}
            </Button>
          </fieldset>
        ) : null}
      </div>
      <NotPossible failure={failure} />
      <Button
        kind="solid"
        wide
        busy={busy}
        onClick={() => {
          const tappedAt = new Date(serverNow()).toISOString()
          tap({ name: 'checkIn', query, body: { tappedAt, ...noCard } })
        }}
      >
        {t('kioskCheckIn')}
      </Button>
    </section>
  )
}

const isPaid = (stands: CardAtReader) =>
  stands.at === 'end' && (stands.end === 'approved' || stands.end === 'nothing-owed')

/**
 * Says why checking in wasn't possible, in the server's words where it has some for her, and that the desk can do it.
 */
function NotPossible({ failure }: { failure: unknown }) {
  const { t } = useWords('kiosk')
  if (failure instanceof CallFailed && failure.status === 404)
    return (
      <Alert kind="danger" title={t('kioskDesk')}>
        {t('kioskDeskText')}
      </Alert>
    )
  return <ErrorAlert failure={failure} />
}
