import { saysOf } from '@mikvah/rules/forecast/rounding.ts'
import { memo } from 'react'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { useTicked } from '../parts/ticks.ts'
import type { LikelyHour, VisitForecast } from './forecast.ts'

/**
 * When a room and the water will likely be free for her, in one line: the later end of each range, so that nobody is
 * told a time that passes without result. One that has passed is “any moment”; one that can't be foreseen is left out.
 */
export const ForecastLine = ({ room, water }: Pick<VisitForecast, 'room' | 'water'>) => {
  const { t } = useWords('desk')
  return (
    <>
      {room ? (
        <>
          {t('deskInRoom')} <By of={room} />
        </>
      ) : null}
      {room && water ? ' · ' : null}
      {water ? (
        <>
          {t('deskToWater')} <By of={water} />
        </>
      ) : null}
    </>
  )
}

const By = memo(function By({ of }: { of: LikelyHour }) {
  const { t } = useWords('desk')
  const isPast = useTicked((now) => saysOf(of, now) === 'any-moment')
  return isPast ? t('deskAnyMoment') : <Time at={of.toText} />
})
