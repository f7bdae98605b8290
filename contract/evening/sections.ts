import { z } from 'zod'
import { hadBefore } from '../attendants.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, swiped } from '../fields.ts'
import { room } from '../rooms.ts'

export const openSections = endpoint('openSections', {
  summary: 'Gives sections to attendants for tonight and opens their Available rooms, in one act.',
  who: ['Reception'],
  audited: { act: 'section-opened' },
  body: z.strictObject({
    sections: z
      .array(z.strictObject({ sectionId: id, attendantId: id, was: hadBefore }))
      .min(1)
      .max(50),
    ...swiped,
  }),
  /** The rooms of all sections of the call, as they are afterwards. */
  result: z.array(room),
  refusals: ['not-found', 'section-moved-on'],
})

const stranded = z.object({
  reservationId: id,
  reservationCode: z.string(),
  reservationTime: instant,
})

const closing = z.object({
  /** Visits that are in the section's rooms, each with its room. */
  inside: z.array(stranded.extend({ room: z.string() })),
  /** Visits with one of the section's rooms preassigned for tonight. */
  kept: z.array(stranded.extend({ room: z.string() })),
  /** Visits of tonight for which no suitable room would be left. */
  withoutRoom: z.array(stranded),
  /** Rooms of the section that are ready, and no longer would be. */
  ready: z.array(z.string()),
  /** How many start times of the building are on sale tonight; closing a section takes none of them away. */
  timesOnSale: z.number(),
})

export const sectionClosing = endpoint('sectionClosing', {
  summary: 'What closing a section would strand tonight.',
  who: ['Reception'],
  audited: { nothing: 'Codes, as the board has them.' },
  result: closing,
  refusals: ['not-found'],
})

export const closeSection = endpoint('closeSection', {
  summary:
    'Closes a section for tonight: nobody has it, its ready rooms are not, and none is kept there. Whom that strands is named first: a 409 carries them.',
  who: ['Reception'],
  audited: { act: 'section-closed' },
  body: z.strictObject({
    /** The stranded reservations that the screen showed and the desk has confirmed. */
    confirmed: z.array(id).max(500).default([]),
    ...swiped,
  }),
  result: z.array(room),
  refusals: ['section-strands', 'not-found'],
})
