import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import { timelineOf } from '@mikvah/rules/visit/timeline.ts'
import '../../../look/statuses.css'
import { useTimeZone } from '../../../facts/use-time-zone.ts'
import { lookOfVisit } from '../../../night/statuses.ts'
import { classes } from '../../../parts/classes.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useWallClock } from '../../facts/use-wall-clock.ts'
import { MinutesText } from '../../parts/Minutes.tsx'
import { useTicked } from '../../parts/ticks.ts'
import styles from './Timeline.module.css'

/** The bar is updated once a minute (requirements S2). */
const every = 60_000

/** A stretch with a smaller share of the bar has no room for its word in any window. */
const tooShort = 0.16
/** One with a smaller share has none on a phone. */
const shortOnPhone = 0.4

/**
 * Her visit as a bar of her statuses from her arrival on: three hours, shorter where the night ends first, longer where
 * her visit lasts longer, with a mark at the expected end. Nothing before she has come.
 */
export function Timeline({ visit }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const wallClock = useWallClock()
  const zone = useTimeZone()
  const now = useTicked((ms) => Math.floor(ms / every) * every)
  const changes = visit.statusHistory.map(({ newReservationStatus, dateCreated }) => ({
    status: newReservationStatus,
    at: Date.parse(dateCreated),
  }))
  const bar = timelineOf(changes, now, businessDaySpanOf(visit.scheduleDate, zone).to)
  if (!bar) return null
  const { from, to, stretches } = bar
  const share = (at: number) => `${((at - from) / (to - from)) * 100}%`
  const shareOf = (one: { from: number; to: number }) => (one.to - one.from) / (to - from)
  const short = stretches.filter((one) => shareOf(one) < shortOnPhone)
  const areAllLong = short.every((one) => shareOf(one) >= tooShort)
  const expected = Date.parse(visit.expectedEndTime)
  const isExpected = expected > from && expected < to
  const isInside = isIn('inTheBuilding', visit.reservationStatus)
  const isPast = expected < now && isInside
  // A stretch that it falls into may have its word there.
  const isOverStretch = stretches.some((one) => one.from < expected && expected < one.to)
  return (
    <figure className={styles.timeline} aria-label={t('deskTimeline')}>
      <div className={styles.rail}>
        {stretches.map((one) => (
          <span
            key={one.from}
            className={classes(styles.stretch, lookOfVisit[one.status].className)}
            style={{
              insetInlineStart: share(one.from),
              inlineSize: share(from + one.to - one.from),
            }}
            title={`${t(`status${one.status}`)} ${Math.round((one.to - one.from) / 60_000)}′`}
          >
            <Icon of={lookOfVisit[one.status].icon} />
            <span>{t(`status${one.status}`)}</span>
          </span>
        ))}
        {isInside && now < to ? (
          <span className={styles.now} style={{ insetInlineStart: share(now) }} />
        ) : null}
        {isExpected ? (
          <span
            className={styles.expected}
            data-past={isPast || undefined}
            data-over={isOverStretch || undefined}
            style={{ insetInlineStart: share(expected) }}
          />
        ) : null}
      </div>
      <figcaption className={styles.ticks}>
        <Time at={wallClock(from)} />
        {isExpected ? (
          <span
            className={styles.ends}
            data-past={isPast || undefined}
            style={{ insetInlineStart: `clamp(5rem, ${share(expected)}, 100% - 14rem)` }}
          >
            {t('deskExpectedEnd')} <Time at={visit.expectedEndTime} />
          </span>
        ) : null}
        <Time at={wallClock(to)} />
      </figcaption>
      {short.length > 0 ? (
        <ul
          className={styles.short}
          data-on-phone={areAllLong || undefined}
          aria-label={t('deskShortStretches')}
        >
          {short.map((one) => (
            <li key={one.from} data-on-phone={shareOf(one) >= tooShort || undefined}>
              <span className={classes(styles.swatch, lookOfVisit[one.status].className)}>
                <Icon of={lookOfVisit[one.status].icon} />
              </span>
              {t(`status${one.status}`)}{' '}
              <MinutesText minutes={Math.round((one.to - one.from) / 60_000)} />
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  )
}
