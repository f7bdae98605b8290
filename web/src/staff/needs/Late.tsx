import { useState } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { useWords } from '../../words/use-words.ts'
import { LateModal, type Unreached } from './LateModal.tsx'
import type { NeedProps } from './need-props.ts'

/** Whose time has come and who isn't here: they are looked at, and written to from there. */
export function Late({ those, say, onVisit }: NeedProps<VisitSeen>) {
  const { t } = useWords('desk-pages')
  const [open, setOpen] = useState(false)
  const [unreached, setUnreached] = useState<Unreached>(new Map())
  return (
    <>
      <span>{t('needLate', { count: those.length })}</span>
      <button type="button" onClick={() => setOpen(true)}>
        {t('needTextAll', { count: those.length })}
      </button>
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
