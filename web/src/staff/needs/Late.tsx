import { useState } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useWords } from '../../words/use-words.ts'
import { useBothWords } from '../facts/use-both-words.ts'
import type { Unreached } from '../messages/unreached.ts'
import { LateModal } from './LateModal.tsx'
import type { NeedProps } from './need-props.ts'
import { useTextLate } from './use-text-late.ts'

/**
 * Patrons whose hour has come and who aren't here: one tap writes to each who gets text messages, except whom the last
 * one didn't reach, in the facility's words, which can be read and changed first.
 */
export function Late({ those, say, onVisit }: NeedProps<VisitSeen>) {
  const { t } = useWords('desk-pages')
  const [open, setOpen] = useState(false)
  const [unreached, setUnreached] = useState<Unreached>(new Map())
  const written = useBothWords()?.('messageTextExpected')
  const { text, isPending, error } = useTextLate({ onUnreached: setUnreached, say })
  const to = those.filter(({ reservationId: id, textsOff }) => !textsOff && !unreached.has(id))
  return (
    <>
      <span>{t('needLate', { count: those.length })}</span>
      {written && to.length > 0 ? (
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => (isPending ? null : text(to, written))}
        >
          {t('needTextAll', { count: to.length })}
        </button>
      ) : null}
      <button type="button" onClick={() => setOpen(true)}>
        {t('needTextWords')}
      </button>
      <ErrorAlert failure={error} />
      <LateModal
        open={open}
        those={those}
        unreached={unreached}
        onUnreached={setUnreached}
        say={say}
        onVisit={onVisit}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
