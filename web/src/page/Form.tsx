import type { ReactNode } from 'react'
import type { Form as Typed } from './use-form.ts'

export type FormProps = {
  /** With it, `onSend` is only called when nothing is wrong. */
  form?: Pick<Typed<unknown>, 'attempt' | 'ref'>
  onSend: () => void
  className?: string
  children: ReactNode
}

/** What is wrong is said in our own words, so the browser's stay quiet. */
export const Form = ({ form, onSend, className, children }: FormProps) => (
  <form
    ref={form?.ref}
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault()
      // A dialog within rises through React, not through the page.
      event.stopPropagation()
      if (form?.attempt() ?? true) onSend()
    }}
  >
    {children}
  </form>
)
