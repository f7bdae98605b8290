import type { Reservation } from '@mikvah/contract/contract.ts'
import type { Door } from '@mikvah/rules/room/door-events.ts'
import { When } from '../../../parts/times/When.tsx'
import { useWords } from '../../../words/use-words.ts'
import { Part } from '../Part.tsx'
import styles from './Parts.module.css'

/** Which doors were opened for her, when, and by whom where that is known; it renders nothing where none was opened. */
export function Doors({ visit: { accessGrantedLogs = [] } }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const doorText = useDoorText()
  if (accessGrantedLogs.length === 0) return null
  return (
    <Part title={t('deskDoors')} end={<span className="num">{accessGrantedLogs.length}</span>}>
      <ul className={styles.lines}>
        {accessGrantedLogs.map(({ door, firstName, lastName, dateCreated }) => (
          <li key={`${door} ${dateCreated}`}>
            <span>
              {doorText(door)} · <When at={dateCreated} />
            </span>
            <bdi>{[firstName, lastName].filter(Boolean).join(' ')}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const ofRoom = { dry: 'deskDoorDry', wet: 'deskDoorWet' } as const

/** The words for a door, by its name in the record. */
function useDoorText(): (door: string) => string {
  const { t } = useWords('desk')
  return (door) => {
    if (door === 'garage') return t('deskDoorGarage')
    const [, room, side] = /^(.+) (dry|wet)$/.exec(door) ?? []
    return room && side ? t(ofRoom[side as Door], { room }) : door
  }
}
