import type { ReactNode } from 'react'
import type { Form as Typed } from './use-form.ts'

export type FormProps = {
  /** The form's values and errors. With it, `onSend` is called only when nothing is wrong. */
  form?: Pick<Typed<unknown>, 'attempt' | 'ref'>
  onSend: () => void
  className?: string
  children: ReactNode
}

/**
 * A form that the page itself sends, by `onSend`. Errors are said in the page's words, so the browser's validation is
 * off.
 */
export const Form = ({ form, onSend, className, children }: FormProps) => (
  <form
    ref={form?.ref}
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault()
      // Events of a dialog inside rise through React, though not through the page.
      event.stopPropagation()
      if (form?.attempt() ?? true) onSend()
    }}
  >
    {children}
  </form>
)
