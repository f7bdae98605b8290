import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useAsk } from '../../talk/ask.ts'
import { call } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './NightPanel.module.css'
import { type Explained, isWorthSaying, nameKey, whyText } from './why.ts'

type Props = { date: string; alternate: boolean; isSet: boolean }

/**
 * The times of a night as the rules compute them, without what was set by hand: what a reset would restore. Each has
 * the rule that made it; where something is set by hand, also what is in force now and why.
 */
export function Computed({ date, alternate, isSet }: Props) {
  const { t } = useWords('schedule-why')
  const sun = useAsk('zmanim', { query: { dt: date } })
  const computed = useExplained({ date, alternate, reset: true })
  const inForce = useExplained({ date, alternate, reset: false }, isSet)
  if (!computed.data || !sun.data) return <Skeleton lines={4} />
  const now = inForce.data?.filter(isWorthSaying) ?? []
  const rows = computed.data.filter(isWorthSaying)
  const fields = new Set([...rows, ...now].map(({ field }) => field))
  return (
    <section>
      <h3>{t('scheduleComputed')}</h3>
      <dl className={styles.computed}>
        {sun.data.sunset ? (
          <div>
            <dt>{t('scheduleSunset')}</dt>
            <dd>
              <Time at={sun.data.sunset} />
            </dd>
          </div>
        ) : null}
        {[...fields].map((field) => (
          <Row
            key={field}
            field={field}
            computed={rows.find((one) => one.field === field)}
            now={now.find((one) => one.field === field)}
          />
        ))}
      </dl>
    </section>
  )
}

/**
 * The times of a night and their reasons, from a preview of a change: one that changes nothing, or one that takes all
 * changes by hand back. A preview touches no reservation.
 */
function useExplained(
  { date, alternate, reset }: { date: string; alternate: boolean; reset: boolean },
  enabled = true,
) {
  return useQuery({
    queryKey: ['editSchedule', { date, alternate, reset }],
    queryFn: ({ signal }) =>
      call('editSchedule', {
        body: {
          ...{ date, alternateLocation: alternate, dryRun: true },
          ...(reset ? { reset } : {}),
        },
        signal,
      }),
    select: ({ result }) => result.explained,
    enabled,
  })
}

type RowProps = { field: string; computed: Explained | undefined; now: Explained | undefined }

function Row({ field, computed, now }: RowProps) {
  const { t, language } = useWords('schedule-why')
  const why = (explained: Explained) => whyText(explained, language, t)
  const isOther = now && (now.time !== computed?.time || now.rule !== computed.rule)
  return (
    <div>
      <dt>{t(nameKey({ field }))}</dt>
      <dd>
        {computed?.time ? <Time at={computed.time} /> : null}
        {isOther ? (
          <span className={styles.now}>
            {t('whyNow')} {now.time ? <Time at={now.time} /> : null}
          </span>
        ) : null}
      </dd>
      {computed ? <dd className={styles.why}>{why(computed)}</dd> : null}
      {isOther ? <dd className={styles.why}>{`${t('whyNow')}: ${why(now)}`}</dd> : null}
    </div>
  )
}
