import { dayNameOf } from '@mikvah/rules/time/day-name.ts'
import { type ReactNode, useState } from 'react'
import { useSchedule } from '../../facts/use-schedule.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { eveningText } from '../../parts/times/evening-text.ts'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './ReservationScreen.module.css'
import { type DeskWish, instantOf, rightNow } from './wish.ts'

type Props = {
  wish: DeskWish
  today: string
  /** The hours on sale; null while they are being asked for. */
  offered: { at: string; places: number }[] | null
  /** The hour for somebody who is at the desk now; null where the night has none at present. */
  now: string | null
  failure: unknown
  onChange: (more: Partial<DeskWish>) => void
}

const otherNight = 'other'

/**
 * The night and the hour: one on sale, now, or one that the desk types. A full one among those on sale can be chosen
 * only with its override.
 */
export function Times({ wish, today, offered, now, failure, onChange }: Props) {
  const { t, language } = useWords('desk-reservation')
  const settings = useSettings()
  // Until the settings are there an hour that is typed would be one of another time zone.
  const zone = Object.keys(settings).length === 0 ? null : settings.locationTimeZone || 'UTC'
  const { data: nights } = useSchedule()
  const isListed = nights?.some(({ date }) => date === wish.date) ?? true
  const [other, setOther] = useState(false)
  const isTyped =
    wish.time !== null &&
    wish.time !== rightNow &&
    offered !== null &&
    !offered.some(({ at }) => at === wish.time)
  const nameOf = (date: string) =>
    dayNameOf(date, today) === 'today' ? t('deskTonight') : eveningText(date, language, t)
  return (
    <section className={styles.part}>
      <h2>{t('bookWhen')}</h2>
      <div className={styles.pair}>
        <SelectField
          label={t('bookNight')}
          value={isListed && !other ? wish.date : otherNight}
          onChange={({ target }) => {
            setOther(target.value === otherNight)
            if (target.value !== otherNight) onChange({ date: target.value, time: null })
          }}
        >
          {nights?.map(({ date }) => (
            <option key={date} value={date}>
              {nameOf(date)}
            </option>
          ))}
          <option value={otherNight}>{t('bookOtherNight')}</option>
        </SelectField>
        {isListed && !other ? null : (
          <Field
            type="date"
            label={t('bookDate')}
            min={today}
            value={wish.date}
            onChange={({ target }) => {
              if (target.value) onChange({ date: target.value, time: null })
            }}
          />
        )}
      </div>
      <ErrorAlert failure={failure} />
      {offered || failure ? null : <Skeleton lines={2} />}
      {offered?.length === 0 ? <p className="muted">{t('bookNoTimes')}</p> : null}
      <Hours {...{ wish, offered, now, onChange }} />
      <div className={styles.hour}>
        <Field
          type="time"
          label={t('bookOtherHour')}
          help={t('bookOtherHourHint')}
          value={isTyped ? (wish.time?.slice(11, 16) ?? '') : ''}
          disabled={zone === null}
          onChange={({ target }) => {
            if (zone !== null) onChange({ time: instantOf(wish.date, target.value, zone) })
          }}
        />
      </div>
    </section>
  )
}

/** The hours to choose from: “Now” first, then the hours on sale, each with the number of places left. */
function Hours({
  wish,
  offered,
  now,
  onChange,
}: Pick<Props, 'wish' | 'offered' | 'now' | 'onChange'>) {
  const { t } = useWords('desk-reservation')
  const onSale = (offered ?? []).map(({ at, places }) => ({
    value: at,
    disabled: places <= 0 && !wish.ignoreAvailability,
    label: (
      <Labeled at={at} isFull={places <= 0}>
        {places > 0 ? t('bookLeft', { places }) : t('bookPlacesFull')}
      </Labeled>
    ),
  }))
  const first = now ? [{ value: rightNow, label: <Labeled at={now}>{t('bookNow')}</Labeled> }] : []
  const options = [...first, ...onSale]
  return options.length === 0 ? null : (
    <Segmented
      label={t('bookWhen')}
      look="hours"
      value={wish.time}
      onChange={(time) => onChange({ time })}
      options={options}
    />
  )
}

type Label = { at: string; isFull?: boolean; children: ReactNode }

const Labeled = ({ at, isFull, children }: Label) => (
  <>
    <Time at={at} />
    <small data-full={isFull || undefined}>{children}</small>
  </>
)
