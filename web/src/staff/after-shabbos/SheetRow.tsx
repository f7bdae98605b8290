import { IconCrown, IconSparkles, IconWheelchair } from '@tabler/icons-react'
import { memo, useEffect, useId, useRef } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import { Sign } from '../parts/Sign.tsx'
import { type Mark, type MarkedRow, markedAs, openedAgain, owedBy } from './marks.ts'
import { OpenRow } from './OpenRow.tsx'
import { goFrom, onRowKeys } from './row-keys.ts'
import styles from './SheetRow.module.css'
import type { RoomKeys } from './use-room-keys.ts'
import { WrittenRow } from './WrittenRow.tsx'

type Props = {
  row: MarkedRow
  /** Her name as the paper has it, once it is loaded. */
  name: string | undefined
  nth: number
  mark: Mark | undefined
  /** Why the row wasn't recorded. */
  refusal: string | undefined
  roomKeys: RoomKeys
  onMark: (id: string, mark: Mark | null) => void
  onPay: (row: MarkedRow) => void
  /** Called when Enter, or the arrow down in the room field, is pressed in the last open row. */
  onEnd: () => void
}

/** One line of the sheet: her code, the outcome of her visit, her room, and what she owes. */
export const SheetRow = memo(function SheetRow({
  row,
  name,
  nth,
  mark,
  refusal,
  roomKeys,
  ...acts
}: Props) {
  const { t } = useWords('after-shabbos')
  const { reservationId: id, reservationCode: code } = row
  const why = useId()
  const owed = owedBy(row, mark ? { [id]: mark } : {})
  const isOpen = mark !== undefined || row.became === null
  const line = useRef<HTMLLIElement>(null)
  const letBe = useRef(false)
  // When a correction is given up its fields are gone, so the focus stays in the row.
  useEffect(() => {
    if (!isOpen && letBe.current) line.current?.querySelector('button')?.focus()
    letBe.current = false
  }, [isOpen])
  return (
    <li
      ref={line}
      className={styles.row}
      data-open={isOpen || undefined}
      onKeyDown={(event) =>
        onRowKeys(event, {
          onBecame: (became) => {
            letBe.current = became === null
            acts.onMark(id, became && markedAs(row, mark, became))
          },
          onNext: (by) => goFrom(event.currentTarget, by) || (by === 1 && acts.onEnd()),
        })
      }
    >
      <span className={`num ${styles.nth}`}>{nth}</span>
      <span className={styles.who}>
        <span className={`num code ${styles.code}`}>{code}</span>
        {name ? <bdi>{name}</bdi> : null}
      </span>
      <span className={styles.signs}>
        {row.firstTime ? <Sign icon={IconSparkles} word="deskFirstVisit" /> : null}
        {row.handicapped ? <Sign icon={IconWheelchair} word="deskSignAccessible" /> : null}
        {row.kallah ? <Sign icon={IconCrown} word="deskSignKallah" /> : null}
      </span>
      {isOpen ? (
        <OpenRow
          row={row}
          mark={mark}
          roomKeys={roomKeys}
          refusedBy={refusal ? why : undefined}
          onMark={(changed) => acts.onMark(id, changed)}
        />
      ) : (
        <WrittenRow row={row} onChange={() => acts.onMark(id, openedAgain(row))} />
      )}
      <span className={styles.owed}>
        {owed > 0 ? (
          <Button size="small" onClick={() => acts.onPay(row)}>
            <span className="sr-only">{t('afterPayOf', { code })} </span>
            <Money amount={owed} />
          </Button>
        ) : null}
      </span>
      {refusal ? (
        <p id={why} className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
    </li>
  )
})
