import { saysOf } from '@mikvah/rules/forecast/rounding.ts'
import { memo } from 'react'
import { Time } from '../../parts/times/Time.tsx'
import { TimeRange } from '../../parts/times/TimeRange.tsx'
import { useWords } from '../../words/use-words.ts'
import { useTicked } from '../parts/ticks.ts'
import type { LikelyHour } from './forecast.ts'

/**
 * A forecast time, as a range: with even odds by its beginning, with nine in ten by its end. Once the beginning has
 * passed only the end is shown, once the end has, “any moment”. It is an estimate, not a promise.
 */
export const Likely = memo(function Likely({ of }: { of: LikelyHour }) {
  const { t } = useWords('desk')
  const says = useTicked((now) => saysOf(of, now))
  if (says === 'any-moment') return <span>{t('deskAnyMoment')}</span>
  if (says === 'between') return <TimeRange from={of.fromText} to={of.toText} />
  return (
    <span>
      {t('deskByAbout')} <Time at={of.toText} />
    </span>
  )
})
