import type { Contract } from '@mikvah/contract/contract.ts'
import { useState } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { useShownName } from '../visit/use-shown-name.ts'
import { type ListName, listNames, lists, patronsIn } from './lists.ts'
import styles from './MessagesScreen.module.css'
import { OfRecord } from './OfRecord.tsx'
import { useTextsOff } from './use-texts-off.ts'

type Props = {
  board: Contract['listReception']['answer']
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  numbers: string
  onNumbers: (typed: string) => void
  /** Why the message didn't reach a patron, by her id. */
  unreached: ReadonlyMap<string, string>
  /** The id of the patron from whose record this page was opened. */
  fromRecord: string | null
}

/**
 * The patrons of one list, each with a checkbox, and a field for further phone numbers. A patron who gets no text
 * messages is marked, and can't be chosen.
 */
export function ToWhom({ board, chosen, onChoose, unreached, fromRecord, ...typed }: Props) {
  const { numbers, onNumbers } = typed
  const { t } = useWords('desk-pages')
  const { t: ofBoard } = useWords('desk')
  const [list, setList] = useState<ListName>('deskUpcoming')
  const textsOff = useTextsOff()
  const rows = patronsIn(lists[list](board))
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
      <Segmented
        label={t('messageTo')}
        look="chips"
        value={list}
        onChange={setList}
        options={listNames.map((value) => ({
          value,
          label: (
            <span>
              {ofBoard(value)} <span className="num">{patronsIn(lists[value](board)).length}</span>
            </span>
          ),
        }))}
      />
      {rows.length === 0 ? <p className="muted">{t('messageNobody')}</p> : null}
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
            label={<Whom visit={visit} />}
            hint={textsOff(visit) ?? unreached.get(visit.userId)}
            end={visit.reservationTime ? <Time at={visit.reservationTime} /> : null}
          />
        ))}
      </div>
      <Field
        label={t('messageNumber')}
        help={t('messageNumberHint')}
        ltr
        inputMode="tel"
        value={numbers}
        onChange={({ target }) => onNumbers(target.value)}
      />
    </section>
  )
}

/**
 * Her code, her name where the facility shows names, and the last digits of her number, so that namesakes can be told
 * apart.
 */
function Whom({ visit }: { visit: VisitSeen }) {
  const name = useShownName(visit)
  const ending = visit.user?.userName?.slice(-4)
  return (
    <span className={styles.whom}>
      <span className={`num ${styles.code}`}>{visit.reservationCode}</span>
      {name ? <bdi>{name}</bdi> : null}
      {ending ? <bdi className="num muted">··{ending}</bdi> : null}
    </span>
  )
}
