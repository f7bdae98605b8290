/** What staff look at and do, as the audit log names it. */
export const auditActs = [
  'user-read',
  'user-changed',
  'user-made',
  'searched',
  'user-exported',
  'user-erased',
  'visit-read',
  'visits-read',
  'visits-listed',
  'visit-booked',
  'visit-moved',
  'visit-notes-written',
  'visit-merchandise-written',
  'membership-read',
  'membership-changed',
  'membership-bought',
  'membership-report-read',
  'cards-read',
  'card-saved',
  'card-deleted',
  'payments-read',
  'payments-listed',
  'payment-taken',
  'intent-opened',
  'refund',
  'password-set',
  'setting-changed',
  'text-changed',
  'schedule-edited',
  'merchandise-changed',
  'membership-levels-changed',
  'attendant-changed',
  'section-given',
  'room-moved',
  'rooms-swapped',
  'room-kept',
  'section-opened',
  'staff-entered',
  'lock-released',
  'cubicle-changed',
  'cubicle-unlocked',
  'cubicle-given',
  'sms-sent',
  'device-told',
  'door-unlocked',
  'receipt-printed',
] as const

export type AuditAct = (typeof auditActs)[number]

/** Where a call names whose record it looks at, or its answer whom it found; nobody found is no look. */
export type LookedAt = 'params.id' | 'query.user' | 'result.id' | 'result'

/**
 * What a call leaves in the audit log when staff make it for somebody else; what she does with her own record leaves
 * nothing. A look is written by whoever serves the call, once it is answered; an act is written by its verb, in the
 * act's own transaction. A call that leaves nothing says why.
 */
export type Audited =
  | {
      readonly look: AuditAct
      /** Null for a list of everyone. */
      readonly of: LookedAt | null
      /** Which days of the query are kept beside it. */
      readonly days?: readonly string[]
    }
  | { readonly act: AuditAct }
  | { readonly nothing: string }
