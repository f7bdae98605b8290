import type { WordKeyWith } from '@mikvah/contract/words/key.ts'
import {
  IconCar,
  IconChevronRight,
  IconCreditCard,
  IconHistory,
  IconUserOff,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { Section } from '../../page/Section.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './MoreLinks.module.css'

const links: readonly { to: string; word: WordKeyWith<'Hint'>; icon: TablerIcon }[] = [
  { to: '/payment-methods', word: 'profileCards', icon: IconCreditCard },
  { to: '/history', word: 'profileHistory', icon: IconHistory },
  { to: '/license-plate', word: 'profilePlate', icon: IconCar },
  { to: '/excluded-attendants', word: 'profileExcluded', icon: IconUserOff },
]

/** Links to further pages about herself. */
export function MoreLinks() {
  const { t } = useWords('profile')
  return (
    <Section title={t('profileMore')}>
      <ul className={styles.links}>
        {links.map(({ to, word, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <Icon of={icon} size="1.4em" />
              <span className={styles.words}>
                <b>{t(word)}</b>
                <span>{t(`${word}Hint`)}</span>
              </span>
              <Icon of={IconChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
