import type { ReactNode } from 'react'

/** A line of a list of facts: what it is called, and what it is. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
