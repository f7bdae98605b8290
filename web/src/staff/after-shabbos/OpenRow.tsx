import { lengths } from '@mikvah/rules/lengths.ts'
import { useEffect, useRef, useState } from 'react'
import field from '../../parts/fields/Field.module.css'
import { useWords } from '../../words/use-words.ts'
import { type Mark, type MarkedRow, markedAs } from './marks.ts'
import { Outcomes } from './Outcomes.tsx'
import styles from './SheetRow.module.css'
import type { RoomKeys } from './use-room-keys.ts'

type Props = {
  row: MarkedRow
  mark: Mark | undefined
  roomKeys: RoomKeys
  /** The id of the text that says why the row wasn't recorded. */
  refusedBy: string | undefined
  onMark: (mark: Mark) => void
}

/**
 * A row of the sheet with its fields: one without a recorded outcome, or with a mark that isn't recorded yet, also over
 * a recorded outcome that is being corrected.
 */
export function OpenRow({ row, mark, roomKeys, refusedBy, onMark }: Props) {
  const { t } = useWords('after-shabbos')
  const { reservationCode: code, became, kept } = row
  const place = useRef<HTMLDivElement>(null)
  // A recorded row was opened again by a button that has gone with that, so the focus goes into the row.
  // One that is recorded while it is open was left for the button that records.
  const [isReopened] = useState(became !== null)
  useEffect(() => {
    if (isReopened) place.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isReopened])
  return (
    <div className={styles.fields} ref={place} data-came={mark?.became === 'came' || undefined}>
      <Outcomes
        code={code}
        value={mark?.became ?? null}
        onChange={(chosen) => onMark(markedAs(row, mark, chosen))}
      />
      <label className={styles.room}>
        <span aria-hidden="true">{t('afterRoom')}</span>
        <input
          className={field.input}
          dir="ltr"
          {...roomKeys}
          autoComplete="off"
          maxLength={lengths.doorNumber}
          aria-label={t('afterRoomOf', { code })}
          aria-invalid={refusedBy ? true : undefined}
          aria-describedby={refusedBy}
          placeholder={mark ? undefined : kept?.number}
          value={mark?.room ?? ''}
          onChange={({ target }) => onMark({ ...markedAs(row, mark, 'came'), room: target.value })}
        />
      </label>
    </div>
  )
}
