import type { RefusalCode } from '@mikvah/contract/refusals.ts'

const byStatus = {
  402: ['card-refused'],
  403: ['role-missing', 'practice-host', 'daytime-at-desk-only', 'donation-only', 'staff-only-method', 'refund-limit'],
  404: ['not-found', 'user-not-found'],
  409: [
    'in-progress',
    'key-reused',
    'slot-taken',
    'time-not-offered',
    'time-past',
    'night-past',
    'night-closed',
    'night-past-cut-off',
    'night-too-far-ahead',
    'kallah-past-day',
    'kallah-holy-day',
    'too-many',
    'quote-changed',
    'edit-past',
    'edit-not-now',
    'cancel-past-day',
    'move-refused',
    'moved-on',
    'hold-ended',
    'closed-in-quiet',
    'payment-in-progress',
    'overpaid',
    'reservation-canceled',
    'refund-too-large',
    'refund-open',
    'membership-not-yet',
    'membership-inactive',
    'membership-not-cancelable',
    'intent-mismatch',
    'zman-earlier',
    'never-open',
    'open-before-zman',
    'past-five',
    'open-after-last',
  ],
  413: ['too-large'],
  415: ['wrong-content'],
  429: ['too-many-requests', 'too-many-codes', 'too-many-tries', 'too-many-cards', 'too-many-messages'],
  500: ['server-error'],
  502: ['processor-error'],
  503: ['try-again'],
} as const satisfies Record<number, readonly RefusalCode[]>

const statuses = new Map<string, number>(
  Object.entries(byStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])),
)

/** The HTTP status of a code; what isn't listed is a malformed request. */
export const statusOf = (code: RefusalCode): number => statuses.get(code) ?? 400
