import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useWords } from '../../words/use-words.ts'
import type { List } from './lists.ts'
import styles from './MoveIn.module.css'
import type { Columns, Seen } from './seen.ts'

type Props = { list: List; seen: Seen; onChoose: (columns: Columns) => void }

/** Which column of the file holds which field: as the headings say, or as it is chosen here. */
export function ColumnChoice({ list, seen: { headings, ...seen }, onChoose }: Props) {
  const { t } = useWords('move-in')
  const columns: Columns = seen.columns
  return (
    <div className={styles.card}>
      <h3>{t('moveInColumns')}</h3>
      <div className={styles.columns}>
        {list.fields.map((field) => (
          <SelectField
            key={field}
            label={t(`${list.fieldWord}${field}` as 'import.phone')}
            value={columns[field] === undefined ? '' : String(columns[field])}
            onChange={({ target }) => {
              const { [field]: _, ...rest } = columns
              onChoose(target.value === '' ? rest : { ...rest, [field]: Number(target.value) })
            }}
          >
            <option value="">{t('moveInNoColumn')}</option>
            {headings.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <option key={at} value={String(at)}>
                {heading || `#${at + 1}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </div>
  )
}
