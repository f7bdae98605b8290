import type { Contract } from '@mikvah/contract/contract.ts'
import { useState } from 'react'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { useWords } from '../../words/use-words.ts'
import { type ListName, listNames, lists, numbersIn, patronsIn } from './lists.ts'
import styles from './MessagesScreen.module.css'
import { OfRecord } from './OfRecord.tsx'
import { useLatestTo } from './sent.ts'
import type { Unreached } from './unreached.ts'
import { useTextsOff } from './use-texts-off.ts'
import { Whom } from './Whom.tsx'

type Props = {
  board: Contract['listReception']['answer']
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  numbers: string
  onNumbers: (typed: string) => void
  /** By the patrons' ids. */
  unreached: Unreached
  /** The id of the patron from whose record this page was opened. */
  fromRecord: string | null
}

/**
 * The patrons of one list, each with a checkbox and what has become of the last message to her; or a field for further
 * phone numbers. A patron who gets no text messages is marked, and can't be chosen.
 */
export function ToWhom({ board, chosen, onChoose, unreached, fromRecord, ...typed }: Props) {
  const { numbers, onNumbers } = typed
  const { t } = useWords('desk-pages')
  const [list, setList] = useState<ListName | 'byPhone'>('deskUpcoming')
  const textsOff = useTextsOff()
  const latestTo = useLatestTo()
  const rows = list === 'byPhone' ? [] : patronsIn(lists[list](board))
  const reached = rows.filter((visit) => !visit.textsOff)
  const put = (ids: readonly string[], on: boolean) => {
    const now = new Set(chosen)
    for (const id of ids) on ? now.add(id) : now.delete(id)
    onChoose(now)
  }
  const all = reached.length > 0 && reached.every(({ userId }) => chosen.has(userId))
  return (
    <section className={styles.part} aria-label={t('messageTo')}>
      <h2>{t('messageTo')}</h2>
      {fromRecord === null ? null : (
        <OfRecord
          userId={fromRecord}
          checked={chosen.has(fromRecord)}
          unreached={unreached.get(fromRecord)}
          onTick={(is) => put([fromRecord], is)}
        />
      )}
      <Lists board={board} chosen={list} onChoose={setList} typed={numbersIn(numbers).length} />
      {list === 'byPhone' ? (
        <Field
          label={t('messageNumber')}
          help={t('messageNumberHint')}
          ltr
          inputMode="tel"
          value={numbers}
          onChange={({ target }) => onNumbers(target.value)}
        />
      ) : rows.length === 0 ? (
        <p className="muted">{t('messageNobody')}</p>
      ) : null}
      <div className={styles.list}>
        {reached.length > 1 ? (
          <CheckboxRow
            label={t('messageAll')}
            checked={all}
            onChange={({ target }) =>
              put(
                reached.map(({ userId }) => userId),
                target.checked,
              )
            }
          />
        ) : null}
        {rows.map((visit) => (
          <CheckboxRow
            key={visit.userId}
            checked={chosen.has(visit.userId) && !visit.textsOff}
            disabled={Boolean(visit.textsOff)}
            onChange={({ target }) => put([visit.userId], target.checked)}
            label={
              <Whom
                visit={visit}
                unreached={textsOff(visit) ?? unreached.get(visit.userId)}
                latest={latestTo(visit.userId)}
              />
            }
          />
        ))}
      </div>
    </section>
  )
}

type ListsProps = {
  board: Props['board']
  chosen: ListName | 'byPhone'
  onChoose: (list: ListName | 'byPhone') => void
  /** How many phone numbers are typed. */
  typed: number
}

/** The lists that one may write to, and the way to phone numbers, each with how many it holds. */
function Lists({ board, chosen, onChoose, typed }: ListsProps) {
  const { t } = useWords('desk-pages')
  const { t: ofBoard } = useWords('desk')
  const listed = listNames.map((value) => ({
    value,
    label: <Chip name={ofBoard(value)} count={patronsIn(lists[value](board)).length} />,
  }))
  const byPhone = {
    value: 'byPhone' as const,
    label: <Chip name={t('messageByPhone')} count={typed} />,
  }
  return (
    <Segmented
      label={t('messageTo')}
      look="chips"
      value={chosen}
      onChange={onChoose}
      options={[...listed, byPhone]}
    />
  )
}

const Chip = ({ name, count }: { name: string; count: number }) => (
  <span>
    {name} <span className="num">{count}</span>
  </span>
)
