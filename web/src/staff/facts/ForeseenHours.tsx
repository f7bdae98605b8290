import { useWords } from '../../words/use-words.ts'
import { Likely } from './Likely.tsx'
import type { Foreseen } from './outlook.ts'

/** When a room and the water are likely for her; what is behind her, or can't be said, isn't. */
export function ForeseenHours({ room, water }: Pick<Foreseen, 'room' | 'water'>) {
  const { t } = useWords('desk')
  return (
    <>
      {room ? (
        <span>
          {t('deskLikelyRoom')} <Likely of={room} />
        </span>
      ) : null}
      {room && water ? ' · ' : null}
      {water ? (
        <span>
          {t('deskLikelyWater')} <Likely of={water} />
        </span>
      ) : null}
    </>
  )
}
