import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { TestDevice } from '../hardware/TestDevice.tsx'
import type { RoomSetUp } from './building.ts'
import styles from './Rooms.module.css'

type Props = { room: RoomSetUp; isLit: boolean; onSaid: (said: string) => void }

const doors = [
  { kind: 'dryDoor', name: 'hardwareDryDoor', label: 'roomsTryDry' },
  { kind: 'wetDoor', name: 'hardwareWetDoor', label: 'roomsTryWet' },
] as const

/**
 * Tries the doors and the light that are entered for the room, and makes its screen reload. A door is tried as on the
 * hardware page: after a question, and never while somebody is in the room.
 */
export function TryDevices({ room, isLit, onSaid }: Props) {
  const { t } = useWords('building')
  const onDone = () => onSaid(t('roomsTried'))
  const light = useTell('setLights', { onDone })
  const reload = useTell('reloadRoom', { onDone })
  const params = { id: room.id }
  return (
    <section className={styles.inside} aria-label={t('roomsTry')}>
      <h3>{t('roomsTry')}</h3>
      <p className="muted small">{t('roomsTryHint')}</p>
      <div className={styles.acts}>
        {doors.map(({ kind, name, label }) =>
          room[kind] ? (
            <TestDevice
              key={kind}
              device={{ id: `${kind}.${room.id}` }}
              test="opens"
              name={t(name, { room: room.number })}
              label={t(label)}
              onSaid={onSaid}
            />
          ) : null,
        )}
        {room.lightPoint ? (
          <Button
            size="small"
            busy={light.isPending}
            onClick={() => light.mutate({ params, body: { onOff: !isLit } })}
          >
            {t(isLit ? 'roomsTryLightOff' : 'roomsTryLightOn')}
          </Button>
        ) : null}
        <Button size="small" busy={reload.isPending} onClick={() => reload.mutate({ params })}>
          {t('roomsTryScreen')}
        </Button>
      </div>
      <ErrorAlert failure={light.error ?? reload.error} />
    </section>
  )
}
