import { isSheetPrinted } from '@mikvah/rules/schedule/on-paper.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import {
  IconArmchair,
  IconBucket,
  IconCandle,
  IconCar,
  IconDeviceTablet,
  IconMessage,
  IconShoppingBag,
  type TablerIcon,
} from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useNight } from '../facts/use-night.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { useWallClock } from '../facts/use-wall-clock.ts'
import { useLocks } from '../locks/use-locks.ts'
import { useTicked } from '../parts/ticks.ts'
import { requestsOf } from '../room-requests/requests-of.ts'
import { ThisDesk } from '../this-desk/ThisDesk.tsx'
import styles from './DeskWays.module.css'

/**
 * Links to the desk's other pages, with the number of requests, rooms to clean, papers or locks that wait there; and
 * the choices of this desk.
 */
export function DeskWays() {
  const { t } = useWords('desk-pages')
  const { data: rooms = [] } = useLiveQuery('rooms')
  const toClean = rooms.filter(({ status }) => status === 'NeedsCleaning').length
  const settings = useStaffSettings()
  const cubicles = settings !== null && flagOf(settings, 'useCubicles') === true
  const sheet = useSheetIsPrinted()
  const locks = useLocks().length
  const { data: licenses = [] } = useLiveQuery('licenseRequests')
  const ways = [
    ['supplies', IconShoppingBag, t('pageSupplies'), requestsOf(rooms).length],
    ['cleaning', IconBucket, t('pageCleaning'), toClean],
    ...(cubicles ? ([['cubicles', IconArmchair, t('pageCubicles'), 0]] as const) : []),
    ['messages', IconMessage, t('pageMessages'), 0],
    ['licenses', IconCar, t('pageLicenses'), licenses.length],
    ['screens', IconDeviceTablet, t('pageScreens'), locks],
    ...(sheet ? ([['shabbos-sheet', IconCandle, t('pageSheet'), 0]] as const) : []),
  ] as const
  return (
    <nav className={styles.ways} aria-label={t('pageWays')}>
      {ways.map(([page, icon, name, count]) => (
        <Way key={page} page={page} icon={icon} name={name} count={count} />
      ))}
      <ThisDesk kind="quiet" size="small" isWay />
    </nav>
  )
}

type WayProps = { page: string; icon: TablerIcon; name: string; count: number }

/** Memoized because rendering a link costs much work in the router, and most changes on the floor change no count. */
const Way = memo(function Way({ page, icon, name, count }: WayProps) {
  return (
    <Link to={`/receptionist/${page}`} className={styles.way} title={name}>
      <Icon of={icon} />
      <span className={styles.name}>{name}</span>
      {count > 0 ? <span className="num">{count}</span> : null}
    </Link>
  )
})

/**
 * The paper sheet for a night without screens has to hang by candle lighting, so it can be printed from noon of that
 * day.
 */
function useSheetIsPrinted(): boolean {
  const from = useNight()?.quiet?.from ?? null
  const wallClock = useWallClock()
  return useTicked((now) => from !== null && isSheetPrinted(wallClock(now), from))
}
