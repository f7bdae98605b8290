import { IconMoon } from '@tabler/icons-react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { useForecast } from '../facts/forecast.ts'
import { Likely } from '../facts/Likely.tsx'
import styles from './EmptyLine.module.css'

/** When each building will likely be empty, where that can be foreseen. */
export function EmptyLine() {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const outlook = useForecast()
  const { data: rooms = [] } = useLiveQuery('rooms')
  const known = outlook?.empty.flatMap(({ location, likely }) =>
    likely ? [{ location, likely }] : [],
  )
  if (!known || known.length === 0) return null
  const buildingOf = (id: string) => {
    const building = rooms.find(({ location }) => location.id === id)?.location
    return building ? nameOf(building) : null
  }
  return (
    <p className={styles.empty}>
      <Icon of={IconMoon} />
      <span>{t('deskLikelyEmpty')}</span>
      {known.map(({ location, likely }) => (
        <span key={location} className={styles.one}>
          {known.length > 1 ? <bdi>{buildingOf(location)} </bdi> : null}
          <Likely of={likely} />
        </span>
      ))}
    </p>
  )
}
