import type { ReactNode, Ref } from 'react'
import styles from './FormStack.module.css'

type Props = { onSend: () => void; ref?: Ref<HTMLFormElement>; children: ReactNode }

/** Fields below each other. What is wrong is said in our own words, so the browser's stay quiet. */
export const FormStack = ({ onSend, ref, children }: Props) => (
  <form
    ref={ref}
    noValidate
    className={styles.stack}
    onSubmit={(event) => {
      event.preventDefault()
      // A dialog within rises through React, not through the page.
      event.stopPropagation()
      onSend()
    }}
  >
    {children}
  </form>
)

/** Two fields beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

/** The way on at the foot of a form. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)
