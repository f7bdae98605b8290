/** Acts that change the status of a visit or a room: the desk and the attendants swipe a card for them (rules 3). */
export const statusActs = ['visit-moved', 'room-moved', 'rooms-swapped', 'section-opened'] as const

const otherActs = [
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
  'room-kept',
  'staff-entered',
  'lock-released',
  'cubicle-changed',
  'cubicle-unlocked',
  'cubicle-given',
  'sms-sent',
  'device-told',
  'device-changed',
  'device-paired',
  'device-ended',
  'door-unlocked',
  'receipt-printed',
] as const

/** What staff look at and do, as the audit log names it. A new act says by its list whether it changes a status. */
export const auditActs = [...statusActs, ...otherActs] as const

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

/** Whether a call changes the status of a visit or a room. */
export const changesStatus = ({ audited }: { audited: Audited }): boolean =>
  'act' in audited && (statusActs as readonly AuditAct[]).includes(audited.act)
