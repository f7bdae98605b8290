import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '../../live/use-live.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useMoveVisit } from '../visit/use-move-visit.ts'
import styles from './UndoLast.module.css'
import type { Act } from './water-of.ts'

type Props = { last: { act: Act; until: number }; onGone: () => void }

/** For its minute: the one move that this screen made last, and the way back from it. */
export function UndoLast({ last: { act, until }, onGone }: Props) {
  const { t } = useWords('mikvah')
  const { live } = useLive()
  const move = useMoveVisit({ reservationId: act.reservationId, reservationStatus: act.to })
  const secondsLeft = () => Math.ceil((until - Date.now()) / 1000)
  const [left, setLeft] = useState(secondsLeft)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1000)
      setLeft(rest)
      if (rest <= 0) gone()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const undo = async () => {
    if (await move.moveTo(act.from, { undo: true })) onGone()
  }
  return (
    <div className={styles.undo}>
      <ErrorAlert failure={move.error} />
      <button
        type="button"
        className={styles.button}
        aria-disabled={move.isPending || undefined}
        disabled={!live}
        onClick={() => (move.isPending ? undefined : undo())}
      >
        <Icon of={IconArrowBackUp} flip />
        <span>
          <b>{t('mikvahUndo')}</b>
          <span className={styles.what}>
            <span className="num">{act.code}</span> {t(`status${act.to}`)}
          </span>
        </span>
        <span className="num" role="timer">
          {left}″
        </span>
        <i className={styles.rest} style={{ inlineSize: `${Math.max(0, left / 60) * 100}%` }} />
      </button>
      <SwipeModal swipe={move.swipe} />
    </div>
  )
}
