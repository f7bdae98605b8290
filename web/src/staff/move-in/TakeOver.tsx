import { mostOfList } from '@mikvah/rules/people/import-fields.ts'
import { useId } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { useWords } from '../../words/use-words.ts'
import { FilePick } from '../parts/FilePick.tsx'
import { BadLines } from './BadLines.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { Counts } from './Counts.tsx'
import type { List } from './lists.ts'
import styles from './MoveIn.module.css'
import { useTakeOver } from './use-take-over.ts'

/** Imports one list of an older system: it is checked first, and written once it is confirmed (decision 0038). */
export function TakeOver({ list }: { list: List }) {
  const { t } = useWords('move-in')
  const { said } = list
  const taking = useTakeOver(list)
  const { seen, done, picked } = taking
  const title = useId()
  return (
    <section className={styles.list} aria-labelledby={title}>
      <div className={styles.card}>
        <h2 id={title}>{t(said.title)}</h2>
        <p className={styles.lead}>{t(said.lead)}</p>
        <p className={styles.ways}>
          <FilePick
            label={t(said.file)}
            accept=".csv,.txt,.xlsx,text/csv,text/plain"
            busy={taking.isAsking}
            onPick={taking.choose}
          />
          {picked ? <bdi>{picked.name}</bdi> : null}
        </p>
        <p className="muted small">{t(said.how)}</p>
        {picked?.wrong ? (
          <Alert kind="warning">
            {t(picked.wrong, { most: mostOfList[list.call].bytes / 1_000_000 })}
          </Alert>
        ) : null}
        <ErrorAlert failure={taking.lookFailed} />
      </div>
      {seen && !done ? (
        <>
          <ColumnChoice list={list} seen={seen} onChoose={taking.match} />
          <div className={styles.card} aria-live="polite">
            <h3>{t('moveInWould')}</h3>
            {taking.hasColumns ? (
              <Counts said={said} seen={seen} />
            ) : (
              <Alert kind="warning">{t(said.columnsFirst)}</Alert>
            )}
            {list.call === 'importVisits' ? (
              <CheckboxRow
                label={t('visitsEvenIfFull')}
                checked={taking.evenIfFull}
                onChange={(event) => taking.pass(event.target.checked)}
              />
            ) : null}
            <ErrorAlert failure={taking.writeFailed} />
            <Button
              kind="solid"
              disabled={!taking.hasColumns || newOf(seen) === 0}
              busy={taking.isAsking}
              onClick={taking.confirm}
            >
              {t(said.confirm)}
            </Button>
          </div>
          <BadLines list={list} bad={seen.bad} />
        </>
      ) : null}
      {done ? (
        <>
          <Alert
            kind="success"
            title={t(said.done)}
            action={
              <Button size="small" onClick={() => taking.choose(undefined)}>
                {t('moveInAnother')}
              </Button>
            }
          />
          <div className={styles.card}>
            <Counts said={said} seen={done} />
          </div>
          <BadLines list={list} bad={done.bad} />
        </>
      ) : null}
    </section>
  )
}

const newOf = (seen: { made: number; filled?: number }) => seen.made + (seen.filled ?? 0)
