import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { StateDot } from '../parts/StateDot.tsx'
import { useTicked } from '../parts/ticks.ts'
import { agoOf } from './ago-of.ts'
import { kindIcons } from './kinds.ts'
import styles from './Screens.module.css'
import { looks, type Screen, stateOf } from './screen-state.ts'
import { useBuildings } from './use-buildings.ts'

type Props = { screen: Screen; onPair: () => void; onEnd: (how: 'end' | 'remove') => void }

/** Where a kiosk's devices are chosen. No screen of the kiosk leads there, so that no guest finds it. */
const thisKiosk = '/kiosk/this-kiosk'

/** One screen: where it is, when it was last seen, and the buttons for what can be done with it. */
export function ScreenRow({ screen, onPair, onEnd }: Props) {
  const { t } = useWords('screens')
  const { name, kind, room, locationId, lastSeen } = screen
  const state = useTicked((now) => stateOf(screen, now))
  const ago = useTicked((now) => {
    const { unit, count } = agoOf(now - Date.parse(lastSeen ?? ''))
    return t(`screenSeen${unit}`, { count })
  })
  const buildings = useBuildings()
  const building = buildings.length > 1 && buildings.find(({ id }) => id === locationId)?.name
  const isPaired = state !== 'unpaired'
  const named = (what: string) => `${what}: ${name}`
  return (
    <li className={styles.screen} data-state={state}>
      <StateDot state={looks[state]} />
      <Icon of={kindIcons[kind]} size="26px" />
      <span className={styles.name}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {room ? t('askedRoom', { number: room.number }) : t(`screenKind${kind}`)}
          {building ? (
            <>
              {' · '}
              <bdi>{building}</bdi>
            </>
          ) : null}
        </span>
        {kind === 'Kiosk' && isPaired ? (
          <span>
            {t('screenKioskDevices')}{' '}
            <bdi className={styles.address}>{`${location.host}${thisKiosk}`}</bdi>
          </span>
        ) : null}
      </span>
      <span className={styles.seen}>{isPaired ? ago : t('screenUnpaired')}</span>
      <span className={styles.acts}>
        <Button aria-label={named(t('screenPair'))} onClick={onPair}>
          {t('screenPair')}
        </Button>
        {isPaired ? (
          <Button aria-label={named(t('screenEnd'))} onClick={() => onEnd('end')}>
            {t('screenEnd')}
          </Button>
        ) : (
          <Button
            kind="quiet"
            aria-label={named(t('screenRemove'))}
            onClick={() => onEnd('remove')}
          >
            {t('screenRemove')}
          </Button>
        )}
      </span>
    </li>
  )
}
