/**
 * Acts that are a change of status, of a visit or a room; where the facility uses cards, the desk and the attendants
 * swipe one for them.
 */
export const statusActs = [
  'visit-moved',
  'room-moved',
  'rooms-swapped',
  'section-opened',
  'section-closed',
  'sheet-entered',
  'left-over-settled',
] as const

/** Acts by which staff open, give or store something: a card swipe is asked for these as well. */
const handActs = [
  'section-given',
  'room-kept',
  'cubicle-changed',
  'cubicle-unlocked',
  'cubicle-given',
  'door-unlocked',
] as const

const otherActs = [
  'user-read',
  'user-changed',
  'user-made',
  'searched',
  'user-exported',
  'facility-exported',
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
  'account-made',
  'account-disabled',
  'role-changed',
  'setting-changed',
  'text-changed',
  'trial-text-sent',
  'trial-text-read',
  'facility-opened',
  'text-described',
  'patrons-imported',
  'visits-imported',
  'schedule-edited',
  'merchandise-changed',
  'membership-levels-changed',
  'newsletter-added',
  'newsletter-removed',
  'banner-changed',
  'attendant-changed',
  'room-changed',
  'section-changed',
  'location-changed',
  'cubicle-set-up',
  'staff-entered',
  'lock-released',
  'number-confirmed',
  'sms-sent',
  'device-told',
  'device-tested',
  'peripheral-changed',
  'device-changed',
  'device-paired',
  'device-ended',
  'device-key-made',
  'device-key-ended',
  'garage-opened',
  'gate-opened',
  'receipt-printed',
  'papers-sent',
  'papers-read',
  'papers-decided',
] as const

/**
 * Every look and act that the audit log names: those of staff, and the few of patrons that it keeps. The list that an
 * act joins says whether a card is swiped for it, and whether `changesStatus` counts it.
 */
export const auditActs = [...statusActs, ...handActs, ...otherActs] as const

export type AuditAct = (typeof auditActs)[number]

/**
 * Where a call says whose record is looked at: in its path, its query or its answer. If the answer found nobody,
 * nothing was looked at.
 */
export type LookedAt = 'params.id' | 'query.user' | 'result.id' | 'result'

/**
 * What a call leaves in the audit log when staff make it; what a patron does with her own record leaves nothing, but
 * for the garage that she opens and the number that she confirms. A look is written by whoever serves the call, once it
 * is answered; an act is written by its verb, in the act's own transaction. A call that leaves nothing says why.
 */
export type Audited =
  | {
      readonly look: AuditAct
      /** Where to find whose record it is; null for a list of everyone. */
      readonly of: LookedAt | null
      /** The fields of the query that are logged beside it: its days, and whether it asked for a file. */
      readonly days?: readonly AuditDetail[]
    }
  | { readonly act: AuditAct }
  | { readonly nothing: string }

/**
 * Whether the act that a call is audited as is one of `statusActs`. Payments, bookings, door events and the passcode of
 * a room change a status too, and aren't.
 */
export const changesStatus = ({ audited }: { audited: Audited }): boolean =>
  'act' in audited && (statusActs as readonly AuditAct[]).includes(audited.act)

/** The acts for which staff swipe a card, where the facility uses cards. */
export type CardAct = (typeof statusActs)[number] | (typeof handActs)[number]

const cardActs: readonly AuditAct[] = [...statusActs, ...handActs]

/** Whether a call asks for a card swipe, where the facility uses cards. */
export const asksCard = ({ audited }: { audited: Audited }): boolean =>
  'act' in audited && cardActs.includes(audited.act)

/** What is logged beside an act: ids, names of fields and amounts. Each has its words. */
export type AuditDetail =
  | 'from'
  | 'to'
  | 'cents'
  | 'fields'
  | 'made'
  | 'removed'
  | 'wrong'
  | 'wrongAnswers'
  | 'size'
  | 'width'
  | 'height'
  | 'replaced'
  | 'rooms'
  | 'roles'
  | 'printer'
  | 'papers'
  | 'state'
  | 'addReplace'
  | 'picture'
  | 'night'
  | 'attendant'
  | 'method'
  | 'payments'
  | 'bad'
  | 'room'
  | 'light'
  | 'levels'
  | 'items'
  | 'door'
  | 'disabled'
  | 'device'
  | 'cubicle'
  | 'attempt'
  | 'purpose'
  | 'savedCard'
  | 'changed'
  | 'reservation'
  | 'visit'
  | 'visits'
  | 'discountPrice'
  | 'replaces'
  | 'cleared'
  | 'was'
  | 'is'
  | 'users'
  | 'numbers'
  | 'segments'
  | 'call'
  | 'card'
  | 'filled'
  | 'undo'
  | 'ignoreCutoff'
  | 'ignoreAvailability'
  | 'walkIn'
  | 'dt'
  | 'dtTo'
  | 'expireFrom'
  | 'expireTo'
  | 'format'
  | 'add'
  | 'remove'

export type AuditDetails = Partial<Record<AuditDetail, unknown>>
