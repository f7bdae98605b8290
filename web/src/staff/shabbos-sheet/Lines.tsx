import type { WordKey } from '@mikvah/contract/words/key.ts'
import { currencyOf } from '@mikvah/rules/settings/read.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { IconCrown, IconSparkles, IconWheelchair } from '@tabler/icons-react'
import { useSettings } from '../../facts/use-settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { moneyText } from '../../parts/money.ts'
import { Time } from '../../parts/times/Time.tsx'
import { useBoth } from '../../words/use-words.ts'
import styles from './Lines.module.css'
import type { PrintedRow } from './sheet-of.ts'

const columns = [
  'sheetHour',
  'sheetCode',
  'sheetName',
  'sheetKind',
  'sheetRoom',
  'sheetNotes',
  'sheetCame',
  'sheetNot',
  'sheetPays',
] as const satisfies readonly WordKey[]

/** The visits that are expected, one line each, with boxes that are ticked after Shabbos. */
export function Lines({ rows, named }: { rows: readonly PrintedRow[]; named: boolean }) {
  const { en, he } = useBoth('shabbos-sheet')
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              <span>{en(column)}</span>
              <span lang="he">{he(column)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.id} row={row} named={named} />
        ))}
      </tbody>
    </table>
  )
}

const signs = [
  ['firstVisit', IconSparkles, 'sheetFirst'],
  ['accessible', IconWheelchair, 'sheetAccessible'],
  ['kallah', IconCrown, 'sheetKallah'],
] as const satisfies readonly (readonly [keyof PrintedRow, typeof IconCrown, WordKey])[]

/** What the signs of a line mean: on paper nothing can be pointed at. */
export function Legend() {
  const { en, he } = useBoth('shabbos-sheet')
  return (
    <ul className={styles.legend}>
      {signs.map(([name, icon, word]) => (
        <li key={name}>
          <Icon of={icon} /> {en(word)} · <bdi lang="he">{he(word)}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Line({ row, named }: { row: PrintedRow; named: boolean }) {
  const { en, he } = useBoth('shabbos-sheet')
  const currency = currencyOf(useSettings())
  const without = (language: Language) =>
    row.without.map(({ name, nameHe }) => nameIn(language, name, nameHe)).join(', ')
  return (
    <tr>
      <td>
        <Time at={row.hour} />
      </td>
      <td>
        <span className="num">{row.code}</span>
      </td>
      <td>
        <bdi>{named ? row.name : null}</bdi>
      </td>
      <td>
        {signs.map(([name, icon, word]) =>
          row[name] ? <Sign key={name} icon={icon} word={word} /> : null,
        )}
      </td>
      <td className={styles.hand}>{row.room}</td>
      <td className={styles.notes}>
        {row.without.length > 0 ? (
          <>
            <span>
              {en('sheetNotWith')} <bdi>{without('en')}</bdi>
            </span>
            <span>
              <bdi lang="he">
                {he('sheetNotWith')} <bdi>{without('he')}</bdi>
              </bdi>
            </span>
          </>
        ) : null}
        {row.note ? <bdi className={styles.note}>{row.note}</bdi> : null}
      </td>
      <td className={styles.box}>
        <i />
      </td>
      <td className={styles.box}>
        <i />
      </td>
      <td>
        {row.owed > 0 ? (
          <span className="num">{moneyText(row.owed, currency, { whole: true })}</span>
        ) : null}
      </td>
    </tr>
  )
}

function Sign({ icon, word }: { icon: typeof IconCrown; word: WordKey }) {
  const { en } = useBoth('shabbos-sheet')
  return (
    <>
      <Icon of={icon} />
      <span className="sr-only">{en(word)} </span>
    </>
  )
}
