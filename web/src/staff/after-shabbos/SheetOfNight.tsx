import { dateText } from '@mikvah/rules/time/date-text.ts'
import { outcomes } from '@mikvah/rules/visit/from-paper.ts'
import { IconCandle, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { AddModal } from './AddModal.tsx'
import { type MarkedRow, outdated, papersOf, type Sheet, withoutMarks } from './marks.ts'
import { PayModal } from './PayModal.tsx'
import { useKeysFromAnywhere } from './row-keys.ts'
import styles from './SheetOfNight.module.css'
import { SheetRow } from './SheetRow.tsx'
import { SheetSide } from './SheetSide.tsx'
import { useEnterSheet } from './use-enter-sheet.ts'
import { useNames } from './use-names.ts'
import { useRoomKeys } from './use-room-keys.ts'

/** The sheet of one night, row by row in the order of the paper, and next to it how many rows have an outcome. */
export function SheetOfNight({ sheet }: { sheet: Sheet }) {
  const { t, language } = useWords('after-shabbos')
  const entering = useEnterSheet(sheet)
  const { marks, change, mark, refused, isPending } = entering
  const [paying, setPaying] = useState<MarkedRow | null>(null)
  const [adding, setAdding] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const recordButton = useRef<HTMLButtonElement>(null)
  const roomKeys = useRoomKeys()
  const names = useNames(sheet)
  const papers = papersOf(sheet)
  useKeysFromAnywhere(list)
  // Says when another desk has recorded rows meanwhile: those stay as recorded. What this desk records itself isn't
  // announced.
  useEffect(() => {
    if (isPending) return
    const gone = outdated(sheet, marks)
    if (gone.length > 0) change((all) => withoutMarks(all, gone))
  }, [sheet, marks, change, isPending])
  const onEnd = useCallback(() => recordButton.current?.focus(), [])
  return (
    <div className={styles.night}>
      <section>
        <div className={styles.intro}>
          <h2>{dateText(sheet.date, 'fullNight', language)}</h2>
          <Keys />
        </div>
        {sheet.rows.length === 0 ? <Empty icon={IconCandle} title={t('afterNobody')} /> : null}
        <div ref={list} data-papers>
          {papers.map((rows) => (
            <Paper
              key={rows[0]?.location.id}
              of={papers.length > 1 ? rows[0]?.location : undefined}
            >
              {rows.map((row, nth) => (
                <SheetRow
                  key={row.reservationId}
                  row={row}
                  name={names.get(row.reservationId)}
                  nth={nth + 1}
                  mark={marks[row.reservationId]}
                  refusal={refused.get(row.reservationId)}
                  roomKeys={roomKeys}
                  onMark={mark}
                  onPay={setPaying}
                  onEnd={onEnd}
                />
              ))}
            </Paper>
          ))}
        </div>
        <p className={styles.add}>
          <Button kind="quiet" icon={IconPlus} onClick={() => setAdding(true)}>
            {t('afterAdd')}
          </Button>
        </p>
      </section>
      <SheetSide sheet={sheet} entering={entering} recordButton={recordButton} />
      <AddModal
        date={sheet.date}
        begin={papers.length === 1 ? papers[0]?.[0]?.location : undefined}
        open={adding}
        onClose={() => setAdding(false)}
        onRefused={entering.markRefused}
      />
      <PayModal row={paying} onClose={() => setPaying(null)} />
      <SwipeModal swipe={entering.swipe} />
    </div>
  )
}

type PaperProps = { of: MarkedRow['location'] | undefined; children: ReactNode }

/** The paper of one building, under the building's name where there are several. */
function Paper({ of, children }: PaperProps) {
  const nameOf = useNameOf()
  if (!of) return <ol className={styles.rows}>{children}</ol>
  return (
    <>
      <h3 className={styles.paper}>
        <bdi>{nameOf(of)}</bdi>
      </h3>
      <ol className={styles.rows} aria-label={nameOf(of)}>
        {children}
      </ol>
    </>
  )
}

function Keys() {
  const { t } = useWords('after-shabbos')
  return (
    <ul className={styles.keys} aria-label={t('afterKeys')}>
      {outcomes.map((became, nth) => (
        <li key={became}>
          <kbd>{nth + 1}</kbd> {t(`afterBecame${became}`)}
          {became === 'came' ? ` · ${t('afterThenRoom')}` : null}
        </li>
      ))}
      <li>
        <kbd>Enter</kbd> {t('afterNext')}
      </li>
    </ul>
  )
}
