import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { priceOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import {
  IconChevronRight,
  IconCrown,
  IconWheelchair,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { use } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../parts/classes.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { CallLink } from '../../../talk/ways-to-call.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './SpecialtyRooms.module.css'

type Props = { night: ScheduleDayView | undefined; values: SettingValues }

/**
 * Rooms that aren't booked by a slot: a kallah has a form of her own, an accessible room is arranged with the office.
 */
export function SpecialtyRooms({ night, values }: Props) {
  const { t } = useWords('reserve')
  const kallah = priceOf(values, 'priceKallah') !== null
  // A server of an older version says nothing of these rooms.
  const accessible = values.roomsAvailableHandicapped !== ''
  const asked = new URLSearchParams({ handicapped: 'true', date: night?.date ?? '' })
  if (!kallah && !accessible) return null
  return (
    <section className={styles.specialty}>
      <h2>{t('reserveSpecialty')}</h2>
      <ul>
        {kallah ? (
          <Way
            icon={IconCrown}
            className={styles.bride}
            title={t('reserveKallah')}
            hint={t('reserveKallahHint')}
            to="/kallah"
          />
        ) : null}
        {!accessible ? null : night?.shabbosMode ? (
          <Way
            icon={IconWheelchair}
            title={t('reserveAccessible')}
            hint={t('reserveAccessibleShabbos')}
            to={null}
          />
        ) : (
          <Way
            icon={IconWheelchair}
            title={t('reserveAccessible')}
            hint={t('reserveAccessibleHint')}
            to={night ? `/contact?${asked}` : '/contact?handicapped=true'}
          />
        )}
      </ul>
    </section>
  )
}

type WayProps = {
  icon: TablerIcon
  title: string
  hint: string
  /** The address that the card leads to; null while booking isn't possible, and then the hint says why. */
  to: string | null
  className?: string
}

function Way({ icon, title, hint, to, className }: WayProps) {
  const Call = use(CallLink)
  const inside = (
    <>
      <Icon of={icon} size="30px" className={className} />
      <span className={styles.words}>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
    </>
  )
  return (
    <li>
      {to === null ? (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere now, kept in its place */}
          <span
            role="link"
            aria-disabled="true"
            tabIndex={0}
            className={classes(styles.way, styles.shut)}
          >
            {inside}
          </span>
          {Call ? (
            <p className={styles.call}>
              <Call />
            </p>
          ) : null}
        </>
      ) : (
        <Link to={to} className={styles.way}>
          {inside}
          <Icon of={IconChevronRight} />
        </Link>
      )}
    </li>
  )
}
