import type { ComponentPropsWithRef } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type Props = FieldWords & Omit<ComponentPropsWithRef<'select'>, 'className' | 'id'>

export function SelectField({ label, help, error, invalid, required, optional, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, help, error, invalid, required, optional }}>
      {(ties) => <select {...rest} {...ties} className={styles.input} />}
    </FieldFrame>
  )
}
