import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { RoomType } from '@mikvah/rules/reservation/room-type.ts'
import {
  IconBath,
  IconBuilding,
  IconClock,
  IconCrown,
  IconDroplets,
  IconLock,
  IconParking,
  IconSun,
  IconWheelchair,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './VisitSigns.module.css'

type Visit = Pick<
  Reservation,
  'alternateLocation' | 'privateRoom' | 'kallah' | 'roomType' | 'parking' | 'doubleSlot'
>
type Sign = { icon: TablerIcon; word: WordKey; gold?: true }

const bath: Sign = { icon: IconBath, word: 'signBath' }
const shower: Sign = { icon: IconDroplets, word: 'signShower' }
const accessible: Sign = { icon: IconWheelchair, word: 'signWheelchair' }

/** The icon of the room; that it is private has an icon of its own. */
const rooms: Record<RoomType, Sign> = {
  bath,
  'private-bath': bath,
  shower,
  'private-shower': shower,
  wheelchair: accessible,
  'private-wheelchair': accessible,
  segula: { icon: IconSun, word: 'signSegula' },
}

const signs: readonly ((visit: Visit) => Sign | false)[] = [
  (visit) => visit.alternateLocation && { icon: IconBuilding, word: 'signAlternate' },
  (visit) => visit.privateRoom && { icon: IconLock, word: 'signPrivate' },
  (visit) => visit.kallah && { icon: IconCrown, word: 'signKallah', gold: true },
  (visit) => rooms[visit.roomType],
  (visit) => visit.parking && { icon: IconParking, word: 'signParking' },
  (visit) => visit.doubleSlot && { icon: IconClock, word: 'signDoubleSlot' },
]

/** The kind of a visit as icons, each with its word for a pointer or a screen reader. */
export function VisitSigns({ visit }: { visit: Visit }) {
  const { t } = useWords('visit-signs')
  const shown = signs.map((sign) => sign(visit)).filter((sign) => sign !== false)
  return (
    <span className={styles.signs}>
      {shown.map(({ icon, word, gold }) => (
        <span
          key={word}
          role="img"
          aria-label={t(word)}
          title={t(word)}
          className={gold && styles.gold}
        >
          <Icon of={icon} size="1.4em" />
        </span>
      ))}
    </span>
  )
}
