import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '../../../live/use-live.ts'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { useWords } from '../../../words/use-words.ts'
import { SwipeModal } from '../SwipeModal.tsx'
import { useMoveVisit } from '../use-move-visit.ts'
import styles from './UndoLast.module.css'
import type { LastStep } from './use-last-step.ts'

type Props = { last: LastStep; onGone: () => void }

/**
 * For how long the button ignores taps, in ms: it appears where a thumb may still be, and a tap right away was meant
 * for what was there before.
 */
const deafFor = 600

const secondsTo = (until: number) => Math.ceil((until - Date.now()) / 1000)

/** Undoes the last step that this screen has taken, for a minute. */
export function UndoLast({ last: { step, until }, onGone }: Props) {
  const { t } = useWords('mikvah')
  const { live } = useLive()
  const move = useMoveVisit({ reservationId: step.reservationId, reservationStatus: step.to })
  const [left, setLeft] = useState(() => secondsTo(until))
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = secondsTo(until)
      setLeft(rest)
      if (rest <= 0) gone()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const [shownAt] = useState(Date.now)
  const undo = async () => {
    if (move.isPending || Date.now() - shownAt < deafFor) return
    if (await move.moveTo(step.from, { undo: true })) onGone()
  }
  return (
    <div className={styles.undo}>
      <ErrorAlert failure={move.error} />
      <button
        type="button"
        className={styles.button}
        aria-disabled={move.isPending || undefined}
        disabled={!live}
        onClick={undo}
      >
        <Icon of={IconArrowBackUp} />
        <span>
          <b>{t('mikvahUndo')}</b>
          <span className={styles.what}>
            <span className="num">{step.code}</span> {t(`status${step.to}`)}
          </span>
        </span>
        <span className="num" role="timer">
          {left}″
        </span>
        <i
          className={styles.rest}
          style={{ inlineSize: `${Math.max(0, (left * 1000) / undoWithin) * 100}%` }}
        />
      </button>
      <SwipeModal swipe={move.swipe} />
    </div>
  )
}
