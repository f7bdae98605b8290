import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { Stars } from '../../night/Stars.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { timeText } from '../../parts/times/time-text.ts'
import { useWords } from '../../words/use-words.ts'
import { type Evenings, eveningsOf } from './evenings-of.ts'
import styles from './ZmanCard.module.css'

type Props = { values: SettingValues; today: string }

/**
 * The times that the place and the rav's rule give for tonight, and for evenings that can be compared with any luach.
 */
export function ZmanCard({ values, today }: Props) {
  const { t } = useWords('set-up')
  const settled = useDeferredValue(JSON.stringify(values))
  const evenings = useMemo(() => eveningsOf(JSON.parse(settled), today), [settled, today])
  return (
    <div className={styles.beside}>
      <section className={styles.card} aria-live="polite">
        {evenings ? <EveningTimes evenings={evenings} /> : <p>{t('setUpNoPlace')}</p>}
      </section>
      <p className={styles.how}>
        <Icon of={IconInfoCircle} />
        <span>{t('setUpCompare')}</span>
      </p>
    </div>
  )
}

function EveningTimes({ evenings }: { evenings: Evenings }) {
  const { t, language } = useWords('set-up')
  const { zman, sunset, candles, motzei, earliest, latest } = evenings
  const day = (date: string) => dateText(date, 'dayMonth', language)
  const rows = [
    ...(candles ? [[t('setUpFriday'), candles] as const] : []),
    [t('setUpMotzei'), motzei] as const,
    [t('setUpEarliest', { date: day(earliest.date) }), earliest.at] as const,
    [t('setUpLatest', { date: day(latest.date) }), latest.at] as const,
  ]
  return (
    <>
      <p>
        <Stars /> {t('setUpTonight')}
      </p>
      <p className={styles.big} data-zman>
        <Time at={zman} />
      </p>
      <p>
        {sunset ? t('setUpSunSets', { sunset: timeText(sunset, language, t) }) : null}{' '}
        <Why evenings={evenings} />
      </p>
      <dl>
        {rows.map(([what, at]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Time at={at} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Why({ evenings: { rule, degrees, minutes } }: { evenings: Evenings }) {
  const { t } = useWords('set-up')
  if (rule === 'degrees')
    return t('setUpByDegrees', { degrees: String(degrees), minutes: String(minutes) })
  return rule === 'minutes'
    ? t('setUpByMinutes', { minutes: String(minutes) })
    : t('setUpByFallback')
}
