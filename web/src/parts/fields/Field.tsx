import type { ComponentPropsWithRef } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type Props = FieldWords & {
  /** Phones, codes, card numbers and web addresses run from left to right in every language. */
  ltr?: boolean
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'>

/**
 * A field to type into, for a text unless `type` says otherwise. A text runs in the direction of its own letters,
 * whatever the language of the page, unless `ltr` is set.
 */
export function Field({ label, help, error, invalid, required, optional, ltr, ...rest }: Props) {
  const dir = ltr || (rest.type ?? 'text') !== 'text' ? undefined : 'auto'
  return (
    <FieldFrame {...{ label, help, error, invalid, required, optional }}>
      {(ties) => (
        <input dir={dir} {...rest} {...ties} className={classes(styles.input, ltr && styles.ltr)} />
      )}
    </FieldFrame>
  )
}
