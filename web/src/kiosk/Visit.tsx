import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { Money } from '../parts/Money.tsx'
import { Time } from '../parts/times/Time.tsx'
import { useThisDesk } from '../staff/this-desk/chosen.ts'
import { useTell } from '../talk/tell.ts'
import { type Language, languages, nameOfLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'
import styles from './Kiosk.module.css'
import type { VisitAtKiosk } from './use-look-up.ts'

type Props = {
  visit: VisitAtKiosk
  onCheckedIn: (told: { waitingCode: string | null }) => void
}

/** Her visit, what is owed, and the language of her room; then she is here. */
export function Visit({ visit, onCheckedIn }: Props) {
  const { t, language } = useWords('kiosk')
  const { printer } = useThisDesk()
  const [speaks, setSpeaks] = useState<Language>(visit.language)
  const checkIn = useTell('checkIn', {
    onDone: ({ result }) => onCheckedIn({ waitingCode: result.waitingCode ?? null }),
  })
  const choose = (one: Language) => {
    setSpeaks(one)
    changeLanguage(one)
  }
  const query = {
    resId: visit.reservationId,
    userLanguage: speaks,
    ...(printer ? { printer } : {}),
  }
  return (
    <section className={styles.ask} aria-labelledby="visit" lang={language}>
      <h2 id="visit">{t('kioskVisit')}</h2>
      <dl className={styles.facts}>
        <dt>{t('kioskTime')}</dt>
        <dd>
          <Time at={visit.reservationTime} />
        </dd>
        <dt>{t('kioskOwed')}</dt>
        <dd>
          <Money amount={Math.max(0, visit.balance)} />
        </dd>
      </dl>
      <p>{t(visit.balance > 0 ? 'kioskPayAtDesk' : 'kioskPaid')}</p>
      <fieldset className={styles.languages}>
        <legend>{t('kioskLanguage')}</legend>
        {languages.map((one) => (
          <Button key={one} lang={one} aria-pressed={speaks === one} onClick={() => choose(one)}>
            {nameOfLanguage[one]}
          </Button>
        ))}
      </fieldset>
      <ErrorAlert failure={checkIn.error} />
      <Button
        kind="solid"
        wide
        busy={checkIn.isPending}
        onClick={() => checkIn.mutate({ query, body: {} })}
      >
        {t('kioskCheckIn')}
      </Button>
    </section>
  )
}
