import { IconDroplet } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { type HouseName, useHouses, useReady } from '../facts/use-houses.ts'
import { useTicked } from '../parts/ticks.ts'
import styles from './ReadyLine.module.css'

/**
 * Until the zman: who is ready for the water in each open building, in the order of their turns. Nothing where nobody
 * is.
 */
export function ReadyLine() {
  const houses = useHouses()
  if (!houses) return null
  if (houses.length < 2) return <ReadyIn house={houses[0]} />
  return houses.map((house) => <ReadyIn key={house.id} house={house} named />)
}

function ReadyIn({ house, named = false }: { house: HouseName | undefined; named?: boolean }) {
  const { t } = useWords('desk')
  const { data } = useReady(house)
  const { queue = [], zmanTevillah: zman = null } = data ?? {}
  const isBefore = useTicked((now) => zman !== null && now < Date.parse(zman))
  if (!isBefore || zman === null || queue.length === 0) return null
  return (
    <p className={styles.ready}>
      <Icon of={IconDroplet} />
      <span>
        {named ? (
          <>
            <bdi>{house?.name}</bdi>
            {' · '}
          </>
        ) : null}
        <strong>{t('deskReadyBefore')}</strong>{' '}
        {queue.map(({ reservationId, reservationCode, roomNumber }) => (
          <span key={reservationId} className={styles.one}>
            <span className="num code">{reservationCode}</span> {t('deskInRoom')}{' '}
            <span className="num">{roomNumber}</span>
          </span>
        ))}
        {t('deskTheyGoFrom')} <Time at={zman} />.
      </span>
    </p>
  )
}
