import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from '../../parts/classes.ts'
import styles from './RowList.module.css'

/** A card with a list of rows that open something. */
export const RowList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
)

type Props = { isChosen?: boolean } & ComponentPropsWithRef<'button'>

/**
 * A row of a `RowList`, which opens something. Its screen sets columns, height and padding by `--row-columns`,
 * `--row-height` and `--row-padding`.
 */
export const RowButton = ({ isChosen = false, className, ...rest }: Props) => (
  <li>
    <button
      {...rest}
      type="button"
      className={classes(styles.row, className)}
      aria-current={isChosen || undefined}
    />
  </li>
)

/** Small tags on a row of a `RowList`; on a phone they come under the name. */
export const RowTags = ({ children }: { children: ReactNode }) => (
  <span className={styles.tags}>{children}</span>
)
