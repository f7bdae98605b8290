import { saysOf, shownHours } from '@mikvah/rules/outlook/shown.ts'
import { Time } from '../../parts/times/Time.tsx'
import { TimeRange } from '../../parts/times/TimeRange.tsx'
import { useWords } from '../../words/use-words.ts'
import { useTicked } from '../parts/ticks.ts'
import { useWallClock } from './use-wall-clock.ts'

type Props = { of: { p50: string; p90: string } }

/** An hour that is likely, from as likely as not to nine of ten: a guess of the house, and no promise. */
export function Likely({ of: { p50, p90 } }: Props) {
  const { t } = useWords('desk')
  const wallClock = useWallClock()
  const likely = { p50: Date.parse(p50), p90: Date.parse(p90) }
  const says = useTicked((now) => saysOf(likely, now))
  const { from, to } = shownHours(likely)
  if (says === 'any-moment') return <span>{t('deskAnyMoment')}</span>
  if (says === 'between') return <TimeRange from={wallClock(from)} to={wallClock(to)} />
  return (
    <span>
      {t('deskByAbout')} <Time at={wallClock(to)} />
    </span>
  )
}
