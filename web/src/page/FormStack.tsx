import type { ReactNode } from 'react'
import { Form, type FormProps } from './Form.tsx'
import styles from './FormStack.module.css'

/** A form whose fields stand below one another. */
export const FormStack = (props: Omit<FormProps, 'className'>) => (
  <Form {...props} className={styles.stack} />
)

/** Two fields beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

/** The buttons at the foot of a form. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)
