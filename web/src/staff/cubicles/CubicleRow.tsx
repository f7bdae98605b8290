import { cubicleStatuses, judgeCubicle } from '@mikvah/rules/room/cubicles.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { timeText } from '../../parts/times/time-text.ts'
import type { AnswerOf, SwipedCard } from '../../talk/call.ts'
import { serverNow } from '../../talk/clock.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useWallClock } from '../facts/use-wall-clock.ts'
import { useBuildings } from '../screens/use-buildings.ts'
import rows from '../shell/Rows.module.css'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useSwipe } from '../visit/use-swipe.ts'

type Cubicle = AnswerOf<'cubicles'>[number]
/** Nobody sets a cubicle to be in use. */
type Settable = Exclude<Cubicle['status'], 'Occupied'>
type Props = { cubicle: Cubicle; onSaid: (said: string) => void }

/** One cubicle. While somebody uses it only its lock can be opened; its status changes with her visit. */
export function CubicleRow({ cubicle, onSaid }: Props) {
  const { t, language } = useWords('desk-pages')
  const { id, name, status, reservation, location } = cubicle
  const wallClock = useWallClock()
  const buildings = useBuildings()
  const building = buildings.length > 1 && buildings.find((one) => one.id === location)?.name
  const unlock = useTell('unlockCubicle', {
    onDone: () =>
      onSaid(t('cubicleOpened', { name, time: timeText(wallClock(serverNow()), language, t) })),
  })
  const set = useTell('changeCubicleStatus', { stale: ['cubicles'] })
  const swipe = useSwipe()
  const params = { id: String(id) }
  const act = async (tell: (card: SwipedCard) => Promise<unknown>) => {
    const anew = (card: SwipedCard) => {
      unlock.reset()
      set.reset()
      return tell(card)
    }
    // The row itself shows what failed.
    await swipe.withCard(anew).catch(() => null)
  }
  const others = cubicleStatuses.filter(
    (to): to is Settable => to !== status && judgeCubicle(status, to).allowed,
  )
  const named = (what: string) => `${what}: ${name}`
  return (
    <li className={rows.row}>
      <strong className={rows.room}>
        <bdi>{name}</bdi>
      </strong>
      <span className={rows.what}>
        <Tag kind={status === 'Available' ? 'plain' : 'late'}>{t(`cubicleIs.${status}`)}</Tag>
        {building ? <bdi>{building}</bdi> : null}
      </span>
      <span className={rows.since}>
        {reservation ? <span className="num code">{reservation.reservationCode}</span> : null}
      </span>
      <span className={rows.acts}>
        <ErrorAlert failure={unlock.error ?? set.error} />
        <Button
          busy={unlock.isPending}
          aria-label={named(t('cubicleOpen'))}
          onClick={() => act((body) => unlock.mutateAsync({ params, body }))}
        >
          {t('cubicleOpen')}
        </Button>
        {others.map((to) => (
          <Button
            key={to}
            kind="quiet"
            busy={set.isPending}
            aria-label={named(t(`cubicleSet.${to}`))}
            onClick={() =>
              act((card) => set.mutateAsync({ params, body: { status: to, ...card } }))
            }
          >
            {t(`cubicleSet.${to}`)}
          </Button>
        ))}
        <SwipeModal swipe={swipe} />
      </span>
    </li>
  )
}
