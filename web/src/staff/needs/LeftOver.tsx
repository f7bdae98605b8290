import { useState } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import type { SwipedCard } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useFresh } from '../visit/use-fresh.ts'
import { useSwipe } from '../visit/use-swipe.ts'
import type { NeedProps } from './need-props.ts'
import { Visits } from './Visits.tsx'

/** Visits that nobody ended during their night: all are settled at once, after a look at who they are. */
export function LeftOver({ those, say, onVisit }: NeedProps<VisitSeen>) {
  const { t } = useWords('desk-pages')
  const [open, setOpen] = useState(false)
  const settleLeftOver = useTell('settleLeftOver', { stale: ['rooms', 'noShows'] })
  const fresh = useFresh()
  const swipe = useSwipe()
  const settle = async (card: SwipedCard) => {
    const reservationIds = those.map(({ reservationId }) => reservationId)
    const settled = await settleLeftOver
      .mutateAsync({ body: { reservationIds, ...card } })
      .catch(() => null)
    if (!settled) return
    setOpen(false)
    for (const visit of settled.result) fresh.tellAll(visit)
    say(t('needSettled', { count: settled.result.length }))
  }
  return (
    <>
      <span>{t('needLeftOver', { count: those.length })}</span>
      <button type="button" onClick={() => setOpen(true)}>
        {t('needSettleAll')}
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t('needSettleTitle', { count: those.length })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('needLetBe')}</Button>
            <Button
              kind="solid"
              busy={settleLeftOver.isPending}
              onClick={() => swipe.withCard(settle)}
            >
              {t('needSettleAll')}
            </Button>
          </>
        }
      >
        <p>{t('needSettleText')}</p>
        <ErrorAlert failure={settleLeftOver.error} />
        <Visits
          those={those}
          onVisit={(id) => {
            setOpen(false)
            onVisit(id)
          }}
        />
      </Modal>
      <SwipeModal swipe={swipe} />
    </>
  )
}
