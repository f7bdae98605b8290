import type { WordKey } from '@mikvah/contract/words/key.ts'
import {
  IconBrush,
  IconCrown,
  IconParking,
  IconWash,
  IconWheelchair,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Amenities.module.css'

type Amenity = { word: WordKey } & ({ count: number } | { icon: TablerIcon })

/** The amenities (spec, patron 1). */
const amenities: Amenity[] = [
  { word: 'homeSuites', count: 18 },
  { word: 'homePools', count: 4 },
  { word: 'homeKallahSuite', icon: IconCrown },
  { word: 'homeAccessibleRoom', icon: IconWheelchair },
  { word: 'homeParking', icon: IconParking },
  { word: 'homeBeautyBar', icon: IconBrush },
  { word: 'homeKeylim', icon: IconWash },
]

export function Amenities() {
  const { t } = useWords('home')
  return (
    <section className="no-print">
      <h2>{t('homePrepared')}</h2>
      <ul className={styles.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity.word}>
            {'count' in amenity ? (
              <span className={`num ${styles.count}`}>{amenity.count}</span>
            ) : (
              <Icon of={amenity.icon} size="34px" className={styles.icon} />
            )}
            <span>{t(amenity.word)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
