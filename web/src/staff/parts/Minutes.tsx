import { useWords } from '../../words/use-words.ts'
import { useMinutesSince } from './ticks.ts'

/** How many minutes ago something was, updated as time goes on. */
export function Minutes({ since }: { since: string }) {
  return <MinutesText minutes={useMinutesSince(since)} />
}

export function MinutesText({ minutes }: { minutes: number }) {
  const { t } = useWords('desk')
  return (
    <>
      <span className="num" aria-hidden="true">
        {minutes}′
      </span>
      <span className="sr-only">{t('deskMinutes', { count: minutes })}</span>
    </>
  )
}
