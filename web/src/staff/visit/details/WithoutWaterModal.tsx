import type { Reservation } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { leastReason } from '@mikvah/rules/visit/history-note.ts'
import { useState } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { Field } from '../../../parts/fields/Field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { TypedModal } from '../../parts/unsaved/TypedModal.tsx'
import { Warning } from '../Warning.tsx'

type Status = Reservation['reservationStatus']
type Props = {
  visit: Reservation
  /** The status that was chosen; null while nothing is asked. */
  to: Status | null
  busy: boolean
  failure: unknown
  onLetBe: () => void
  onConfirm: (to: Status, reason: string | undefined) => void
}

/**
 * Asks before a visit is set to a status after the immersion that she didn't have. A reason may be given; the history
 * keeps it.
 */
export function WithoutWaterModal({ visit, to, busy, failure, onLetBe, onConfirm }: Props) {
  const { t } = useWords('desk')
  const [why, setWhy] = useState('')
  const [asked, setAsked] = useState(to)
  // Each question begins without a reason, however the one before it ended.
  if (asked !== to) {
    setAsked(to)
    setWhy('')
  }
  const reason = why.trim()
  const isShort = reason !== '' && reason.length < leastReason
  return (
    <TypedModal
      open={to !== null}
      onClose={onLetBe}
      title={t('deskWithoutWaterTitle', { code: visit.reservationCode })}
      actions={
        <>
          <Button onClick={onLetBe}>{t('deskLetBe')}</Button>
          <Button
            kind="solid"
            busy={busy}
            disabled={isShort}
            onClick={() => to && onConfirm(to, reason || undefined)}
          >
            {t('deskWithoutWaterDo')}
          </Button>
        </>
      }
    >
      {to ? <Warning failure={failure} /> : null}
      <p style={{ marginBlockEnd: 'var(--s-4)' }}>{t('deskWithoutWaterText')}</p>
      <Field
        label={t('deskReason')}
        optional
        value={why}
        maxLength={lengths.reason}
        onChange={({ target }) => setWhy(target.value)}
      />
    </TypedModal>
  )
}
