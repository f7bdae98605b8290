import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Table.module.css'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Whether the column is aligned to the end, for numbers. */
  end?: boolean
  /** The direction, where the table is sorted by this column now. */
  sorted?: 'ascending' | 'descending'
  onSort?: () => void
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The class of a row that looks different from the others. */
  classOf?: (row: Row) => string | undefined
}

/** A table. On a phone each row becomes a card of names and values. */
export function Table<Row>({ caption, columns, rows, keyOf, classOf }: Props<Row>) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, head, end, sorted, onSort }) => (
            <th key={key} scope="col" aria-sort={sorted} className={classes(end && styles.end)}>
              {onSort ? (
                <button type="button" className={styles.sort} onClick={onSort}>
                  {head}
                  <span aria-hidden="true">{sorted ? arrows[sorted] : arrows.none}</span>
                </button>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-key={keyOf(row)} className={classOf?.(row)}>
            {columns.map(({ key, head, cell, end }) => (
              <td key={key} data-column={key} className={classes(end && styles.end)}>
                <span className={styles.name} data-name aria-hidden="true">
                  {head}
                </span>
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const arrows = { ascending: '↑', descending: '↓', none: '↕' }
