import type { AuditAct } from '@mikvah/contract/audited.ts'

/** What of the log is looked for; blank is everything. Days are business days. */
export type Wanted = {
  q: string
  act: AuditAct | ''
  from: string
  to: string
  /** Of one account or visit, by its id. */
  subject?: string
}

export const everything: Wanted = { q: '', act: '', from: '', to: '' }

/** As the call takes it: what is blank isn't sent. */
export const queryOf = ({ q, act, from, to, subject }: Wanted) => ({
  ...(q.trim() ? { q: q.trim() } : {}),
  ...(act ? { act } : {}),
  ...(subject ? { subject } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})
