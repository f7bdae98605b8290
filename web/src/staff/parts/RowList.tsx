import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from '../../parts/classes.ts'
import styles from './RowList.module.css'

/** A card of rows, each of which opens what it names. */
export const RowList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
)

type Props = { isChosen?: boolean } & ComponentPropsWithRef<'button'>

/** A row of the list. Its screen sets its columns, height and padding by `--row-columns`, `--row-height`, `--row-padding`. */
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

/** What is said of a row in small marks; on a phone it stands under the name. */
export const RowTags = ({ children }: { children: ReactNode }) => (
  <span className={styles.tags}>{children}</span>
)
