import type { ComponentPropsWithRef } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type Props = FieldWords & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'>

export function TextArea({
  label,
  help,
  error,
  invalid,
  required,
  optional,
  rows = 4,
  ...rest
}: Props) {
  return (
    <FieldFrame {...{ label, help, error, invalid, required, optional }}>
      {(ties) => <textarea {...rest} {...ties} rows={rows} dir="auto" className={styles.input} />}
    </FieldFrame>
  )
}
