import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import { lateSurchargeOf } from '@mikvah/rules/price/late-surcharge.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { isFridayLike, type NightFacts } from '@mikvah/rules/reservation/length.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { IconClock } from '@tabler/icons-react'
import { use, useEffect, useRef } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { useWords } from '../../../words/use-words.ts'

type MessageProps = { values: SettingValues; night: NightFacts }

/** The facility's message to whoever books; another one, where it has one, on Fridays and nights in Shabbos mode. */
export function BookingMessage({ values, night }: MessageProps) {
  const { language } = useWords()
  const friday = isFridayLike(night) ? textIn(values, 'reservationMessageFriday', language) : null
  const message = friday ?? textIn(values, 'reservationMessage', language)
  return message ? <Alert kind="info">{message}</Alert> : null
}

type LateProps = {
  night: ScheduleDayView
  values: SettingValues
  now: number
  old: Reservation | null
}

/** The notice of the late surcharge; none for the edit of a visit that was booked in time. */
export function LateNotice({ night, values, now, old }: LateProps) {
  const { t } = useWords('reserve')
  const currency = use(Currency)
  const cents = lateSurchargeOf(
    {
      now,
      today: values.date ?? '',
      day: {
        date: night.date,
        surchargeFrom: night.surchargeFrom === null ? null : Date.parse(night.surchargeFrom),
      },
      bookedInTime: old !== null && !old.quoteLines.some(({ code }) => code === 'late-surcharge'),
    },
    values,
  )
  if (cents === 0) return null
  const amount = moneyText(dollarsOf(cents), currency)
  return (
    <Alert kind="warning" icon={IconClock}>
      {t('reserveLate', { amount })}
    </Alert>
  )
}

/** Why there is no price: without one Continue is disabled, so the notice is brought before her. */
export function NoPrice({ failure, onTryAgain }: { failure: unknown; onTryAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return failure ? (
    <div ref={place}>
      <ErrorAlert failure={failure} onTryAgain={onTryAgain} />
    </div>
  ) : null
}
