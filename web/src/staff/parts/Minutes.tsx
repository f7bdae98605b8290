import { useWords } from '../../words/use-words.ts'
import { useMinutesSince } from './ticks.ts'

const hour = 60
const day = 24 * hour

/** How many minutes ago something was, updated as time goes on. */
export function Minutes({ since }: { since: string }) {
  return <MinutesText minutes={useMinutesSince(since)} />
}

/**
 * A number of minutes as text: from three hours on whole hours and from a day on whole days, which is all that anybody
 * wants to know then.
 */
export function MinutesText({ minutes }: { minutes: number }) {
  const { t } = useWords('desk')
  if (minutes >= day) return t('deskDays', { count: Math.floor(minutes / day) })
  if (minutes >= 3 * hour) return t('deskWholeHours', { count: Math.floor(minutes / hour) })
  return (
    <>
      <span className="num" aria-hidden="true">
        {minutes}′
      </span>
      <span className="sr-only">{t('deskMinutes', { count: minutes })}</span>
    </>
  )
}
