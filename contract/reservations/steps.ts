import { lengths } from '@mikvah/rules/lengths.ts'
import { checkInRefusals } from '@mikvah/rules/visit/check-in.ts'
import { leastReason } from '@mikvah/rules/visit/history-note.ts'
import { moveRefusals } from '@mikvah/rules/visit/judge-move.ts'
import { waterRefusals } from '@mikvah/rules/visit/to-the-water.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { swiped } from '../fields.ts'
import { reservation, reservationStatus, visitSeen } from './reservation.ts'

/** Why a step of the evening may be refused, whoever takes it and by whatever call. */
export const stepRefusals = [
  ...moveRefusals,
  ...checkInRefusals,
  'payment-in-progress',
  'hold-ended',
  ...waterRefusals,
  'zman-gate',
  'closed-in-quiet',
  'location-not-offered',
  'room-needed',
  'room-not-free',
] as const

export const changeReservationStatus = endpoint('changeReservationStatus', {
  summary:
    'Moves a visit along its table of statuses; a patron may cancel, or keep a held visit to pay at the door.',
  who: ['own', 'Attendant', 'Mikvah'],
  audited: { act: 'visit-moved' },
  body: z.strictObject({
    status: reservationStatus,
    expectedStatus: reservationStatus.optional(),
    /** The reason for passing a turn, correcting a status or canceling; it is stored in the history. */
    overrideReason: z.string().trim().min(leastReason).max(lengths.reason).optional(),
    /** Takes her own last move back, within a minute: `status` is then the one before it. */
    undo: z.boolean().default(false),
    /** The pool she goes into; left out, the first that is free. */
    pool: z.int().min(1).max(99).optional(),
    ...swiped,
  }),
  /** The patron and the desk get the visit; other staff get what their role may see of it. */
  result: z.union([reservation, visitSeen]),
  refusals: [...stepRefusals, 'undo-refused', 'cancel-past-day', 'edit-not-now'],
})
