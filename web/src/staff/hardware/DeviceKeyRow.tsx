import { IconKey } from '@tabler/icons-react'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useAccountName } from '../facts/use-account-name.ts'
import { At } from './At.tsx'
import type { DeviceKey } from './device-key.ts'
import styles from './Hardware.module.css'

type Props = { deviceKey: DeviceKey; onEnd: () => void }

/** The key of one controller: its name, its rooms, who made it, when it was last used, and the way to end it. */
export function DeviceKeyRow({ deviceKey, onEnd }: Props) {
  const { t } = useWords('hardware')
  const accountName = useAccountName()
  const { name, madeBy, madeAt, lastUsed } = deviceKey
  return (
    <li className={styles.setUp}>
      <Icon of={IconKey} size="26px" />
      <span className={styles.name}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.where}>
          <Rooms of={deviceKey} />
        </span>
        <span className={styles.where}>
          {madeBy ? t('deviceKeysMadeBy', { name: accountName(madeBy) }) : t('deviceKeysMade')}{' '}
          <At at={madeAt} />
        </span>
      </span>
      <span className={styles.how}>
        <span>{lastUsed ? t('deviceKeysUsed') : t('deviceKeysUnused')}</span>
        {lastUsed ? (
          <small>
            <At at={lastUsed} />
          </small>
        ) : null}
      </span>
      <Button size="small" aria-label={`${t('deviceKeysEnd')}: ${name}`} onClick={onEnd}>
        {t('deviceKeysEnd')}
      </Button>
    </li>
  )
}

function Rooms({ of: { rooms } }: { of: Pick<DeviceKey, 'rooms'> }) {
  const { t } = useWords('hardware')
  if (rooms === null) return t('deviceKeysAllRooms')
  if (rooms.length === 0) return t('deviceKeysNoRoom')
  return t('deviceKeysOfRooms', { rooms: rooms.map(({ number }) => number).join(', ') })
}
