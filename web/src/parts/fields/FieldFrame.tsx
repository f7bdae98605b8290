import { type ReactNode, useId } from 'react'
import { useWords } from '../../words/use-words.ts'
import styles from './Field.module.css'

export type FieldWords = {
  label: ReactNode
  help?: ReactNode
  /** The error of the field, as a sentence. */
  error?: string | null
  /** Whether the field is wrong although the sentence that says so stands elsewhere. */
  invalid?: boolean
  required?: boolean
  /** Whether “optional” is shown beside the label. */
  optional?: boolean
}

type Ties = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

/** The label, help and error around a control, tied to it for screen readers. */
export function FieldFrame({
  label,
  help,
  error,
  invalid,
  required,
  optional,
  children,
}: FieldWords & { children: (ties: Ties) => ReactNode }) {
  const { t } = useWords()
  const id = useId()
  const described = [help ? `${id}-help` : null, error ? `${id}-error` : null].filter(Boolean)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> ({t('optional')})</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error || invalid ? true : undefined,
        required,
      })}
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
