import { useState } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import type { NeedProps } from './need-props.ts'
import { Visits } from './Visits.tsx'

/** Patrons who didn't come last night and owe for it; what happens is decided in the details of each visit. */
export function Owing({ those, onVisit }: NeedProps<VisitSeen>) {
  const { t } = useWords('desk-pages')
  const [open, setOpen] = useState(false)
  const amount = those.reduce((sum, { balance = 0 }) => sum + balance, 0)
  return (
    <>
      <span>
        {t('needNoShows', { count: those.length })} <Money amount={amount} />
      </span>
      <button type="button" onClick={() => setOpen(true)}>
        {t('needLook')}
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t('needNoShowsTitle', { count: those.length })}
      >
        <p>{t('needNoShowsText')}</p>
        <Visits
          those={those}
          onVisit={(id) => {
            setOpen(false)
            onVisit(id)
          }}
        />
      </Modal>
    </>
  )
}
