import type { AuditAct } from '@mikvah/contract/audited.ts'

/** The filter of the log; a blank field matches everything. Days are business days. */
export type Wanted = {
  q: string
  act: AuditAct | ''
  from: string
  to: string
  /** The id of an account or a visit that the entries are about. */
  subject?: string
}

/** The filter that matches every entry. */
export const everything: Wanted = { q: '', act: '', from: '', to: '' }

/** The filter as the call's query: blank fields are left out. */
export const queryOf = ({ q, act, from, to, subject }: Wanted) => ({
  ...(q.trim() ? { q: q.trim() } : {}),
  ...(act ? { act } : {}),
  ...(subject ? { subject } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})
