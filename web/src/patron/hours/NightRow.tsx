import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { hasOneTime } from '@mikvah/rules/schedule/evening.ts'
import { IconCandle, IconMoon } from '@tabler/icons-react'
import { HebrewNight } from '../../night/HebrewNight.tsx'
import { holyNightOf } from '../../night/holy-night.ts'
import { classes } from '../../parts/classes.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { CivilDate } from '../../parts/times/CivilDate.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './NightRow.module.css'
import { placeOn, type scaleOf } from './night-scale.ts'

type Props = {
  night: ScheduleDayView
  scale: ReturnType<typeof scaleOf>
  tonight: boolean
}

/** One evening: its names, its zman, and when the doors are open. */
export function NightRow({ night, scale, tonight }: Props) {
  const { t } = useWords('hours')
  const { date, closed, zmanTevillah, openTime, lastEntryTime } = night
  const holy = holyNightOf(night)
  return (
    <li className={classes(styles.night, closed && styles.closed)}>
      <div>
        <h2 className={styles.evening}>
          <CivilDate date={date} form="weekday" />
          {tonight ? <Tag kind="new">{t('hoursTonight')}</Tag> : null}
          {holy ? <Tag icon={IconCandle}>{t(`hours${holy}`)}</Tag> : null}
          {night.hebrewNote ? (
            <Tag>
              <bdi>{night.hebrewNote}</bdi>
            </Tag>
          ) : null}
        </h2>
        <p className="muted small">
          <CivilDate date={date} form="dayMonth" /> · <HebrewNight night={night} />
        </p>
      </div>
      <p className={styles.zman}>
        <span className="sr-only">{t('hoursZman')} </span>
        {zmanTevillah ? <Time at={zmanTevillah} /> : <span className="num">–</span>}
      </p>
      {closed ? (
        <p className={styles.shut}>
          <Icon of={IconMoon} /> {t('hoursClosed')}
        </p>
      ) : (
        <>
          <div className={styles.bar} aria-hidden="true">
            {openTime && lastEntryTime ? (
              <span
                className={styles.open}
                style={{
                  insetInlineStart: `${placeOn(scale, openTime)}%`,
                  insetInlineEnd: `${100 - placeOn(scale, lastEntryTime)}%`,
                }}
              />
            ) : null}
            {zmanTevillah ? (
              <span
                className={styles.star}
                style={{ insetInlineStart: `${placeOn(scale, zmanTevillah)}%` }}
              />
            ) : null}
          </div>
          <dl className={styles.hours}>
            {hasOneTime(night) ? (
              <Hour label={t('hoursOneTime')} at={openTime} />
            ) : (
              <>
                <Hour label={t('hoursOpens')} at={openTime} />
                <Hour label={t('hoursLastEntry')} at={lastEntryTime} />
              </>
            )}
          </dl>
        </>
      )}
    </li>
  )
}

const Hour = ({ label, at }: { label: string; at: string | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{at ? <Time at={at} /> : <span className="num">–</span>}</dd>
  </div>
)
