import type { WordKey } from '@mikvah/contract/words/key.ts'
import {
  IconAdjustments,
  IconBuilding,
  IconCalendar,
  IconCalendarEvent,
  IconCards,
  IconChartBar,
  IconChevronDown,
  IconDeviceTablet,
  IconDoor,
  IconFileImport,
  IconHistory,
  IconLanguage,
  IconListCheck,
  IconNews,
  IconPlugConnected,
  IconShoppingBag,
  IconUserHeart,
  IconUsers,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useOffersMemberships } from '../../facts/use-offers-memberships.ts'
import { classes } from '../../parts/classes.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { MenuButton } from './MenuButton.tsx'
import styles from './OfficeNav.module.css'

const pages = [
  { to: '/admin', label: 'officeNights', icon: IconCalendarEvent },
  { to: '/admin/schedule', label: 'officeSchedule', icon: IconCalendar },
  { to: '/admin/settings', label: 'officeSettings', icon: IconAdjustments },
  { to: '/admin/rooms', label: 'officeRooms', icon: IconDoor },
  { to: '/admin/attendants', label: 'officeAttendants', icon: IconUserHeart },
  { to: '/admin/buildings', label: 'officeBuildings', icon: IconBuilding },
  { to: '/admin/texts', label: 'officeTexts', icon: IconLanguage },
  { to: '/admin/website', label: 'officeWebsite', icon: IconNews },
  { to: '/admin/merchandise', label: 'officeMerchandise', icon: IconShoppingBag },
  { to: '/admin/membership', label: 'officeMembership', icon: IconCards },
  { to: '/admin/users', label: 'officeUsers', icon: IconUsers },
  { to: '/admin/reports', label: 'officeReports', icon: IconChartBar },
  { to: '/receptionist/screens', label: 'officeScreens', icon: IconDeviceTablet },
  { to: '/admin/hardware', label: 'officeHardware', icon: IconPlugConnected },
  { to: '/admin/set-up', label: 'officeSetUp', icon: IconListCheck },
  { to: '/admin/move-in', label: 'officeMoveIn', icon: IconFileImport },
  { to: '/admin/audit', label: 'officeAudit', icon: IconHistory },
] as const satisfies readonly { to: string; label: WordKey; icon: TablerIcon }[]

/**
 * Links to the pages of the office, to that of memberships only where they are offered. A phone shows the present one,
 * and the others in a menu.
 */
export function OfficeNav() {
  const { t } = useWords('office')
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  const isOffered = useOffersMemberships()
  const shown = pages.filter(({ to }) => isOffered || to !== '/admin/membership')
  const here = pages.find(({ to }) => to === pathname)
  return (
    <nav className={`no-print ${styles.nav}`} aria-label={t('officeNav')}>
      <MenuButton />
      <button
        type="button"
        className={styles.here}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={here?.icon ?? IconBuilding} />
        {t(here?.label ?? 'officeNav')}
        <Icon of={IconChevronDown} />
      </button>
      <ul id={list} className={classes(isOpen && styles.open)}>
        {shown.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end onClick={() => setIsOpen(false)}>
              <Icon of={icon} />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
