import type { WordKey } from '@mikvah/contract/words/key.ts'
import { IconCheck } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import { cancellations, countsOf, entriesOf, type Sheet, theOthersCame } from './marks.ts'
import styles from './SheetSide.module.css'
import type { useEnterSheet } from './use-enter-sheet.ts'

type Props = {
  sheet: Sheet
  entering: ReturnType<typeof useEnterSheet>
  recordButton: RefObject<HTMLButtonElement | null>
}

/**
 * How many rows of the sheet have an outcome and what is to be collected, with the buttons that mark the others as
 * having come and that record what is marked.
 */
export function SheetSide({ sheet, entering, recordButton }: Props) {
  const { t } = useWords('after-shabbos')
  const { marks, change, refused } = entering
  const { all, open, owed, ...counts } = countsOf(sheet, marks)
  const toWrite = entriesOf(sheet, marks).length
  const canceled = cancellations(sheet, marks)
  const lines: readonly (readonly [WordKey, number])[] = [
    ['afterCame', counts.came],
    ['afterDidnt', counts.didnt],
    ['afterCanceled', counts.canceled],
    ['afterOpen', open],
  ]
  return (
    <aside className={styles.side}>
      <header className={styles.head}>
        <p>{t('afterEntered')}</p>
        <p>
          <span className={`num ${styles.entered}`}>{all - open}</span>{' '}
          {t('afterOf', { count: all })}
        </p>
        <progress
          className={styles.progress}
          aria-label={t('afterEntered')}
          value={all - open}
          max={all}
        />
      </header>
      <div className={styles.body}>
        <dl className={styles.counts}>
          {lines.map(([word, count]) => (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd className="num">{count}</dd>
            </div>
          ))}
          <div>
            <dt>{t('afterCollect')}</dt>
            <dd>
              <Money amount={owed} />
            </dd>
          </div>
        </dl>
        {open > 0 ? (
          <Button wide onClick={() => change((now) => theOthersCame(sheet, now))}>
            {t('afterOthersCame', { count: open })}
          </Button>
        ) : null}
        {/* An answer that was lost may have been written all the same: then nothing is to be tried again. */}
        <ErrorAlert failure={toWrite > 0 ? entering.error : null} />
        {refused.size > 0 ? (
          <Alert kind="danger">{t('afterSome', { count: refused.size })}</Alert>
        ) : null}
        {open === 0 && toWrite === 0 ? (
          <p role="status" className={styles.done}>
            <IconCheck aria-hidden="true" /> {t('afterDone')}
          </p>
        ) : (
          <>
            <Button
              ref={recordButton}
              kind="solid"
              size="big"
              wide
              busy={entering.isPending}
              disabled={toWrite === 0}
              onClick={entering.record}
            >
              {t(open > 0 ? 'afterRecordSome' : 'afterRecord')}
            </Button>
            {canceled.length > 0 ? (
              <p className={styles.stays}>
                {t('afterStays')}{' '}
                {canceled.map((code) => (
                  <span key={code} className="num code">
                    {code}{' '}
                  </span>
                ))}
              </p>
            ) : null}
            <p className={styles.note}>{t('afterHow')}</p>
            {toWrite > 0 ? <p className={styles.note}>{t('afterKept')}</p> : null}
          </>
        )}
      </div>
    </aside>
  )
}
