import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { flagOf, numberOf } from '@mikvah/rules/settings/read.ts'
import {
  IconBrush,
  IconCrown,
  IconParking,
  IconWash,
  IconWheelchair,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { useSettings } from '../../facts/use-settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Amenities.module.css'

type Amenity = { word: WordKey; key: SettingKey; icon?: TablerIcon }

/** The amenities (requirements P1), each with the setting that says whether this house has it, or how many. */
const amenities: Amenity[] = [
  { word: 'homeSuites', key: 'websiteSuites' },
  { word: 'homePools', key: 'websitePools' },
  { word: 'homeKallahSuite', key: 'websiteKallahSuite', icon: IconCrown },
  { word: 'homeAccessibleRoom', key: 'websiteAccessibleRoom', icon: IconWheelchair },
  { word: 'homeParking', key: 'websiteParking', icon: IconParking },
  { word: 'homeBeautyBar', key: 'websiteBeautyBar', icon: IconBrush },
  { word: 'homeKeylim', key: 'websiteKeylim', icon: IconWash },
]

/** What this house says it has. One that says nothing has no such list. */
export function Amenities() {
  const { t } = useWords('home')
  const settings = useSettings()
  const shown = amenities.filter(({ key, icon }) =>
    icon ? flagOf(settings, key) === true : (numberOf(settings, key) ?? 0) > 0,
  )
  if (shown.length === 0) return null
  return (
    <section className="no-print">
      <h2>{t('homePrepared')}</h2>
      <ul className={styles.amenities}>
        {shown.map(({ word, key, icon }) => (
          <li key={word}>
            {icon ? (
              <Icon of={icon} size="34px" className={styles.icon} />
            ) : (
              <span className={`num ${styles.count}`}>{numberOf(settings, key)}</span>
            )}
            <span>{t(word)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
