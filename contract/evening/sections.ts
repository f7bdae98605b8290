import { z } from 'zod'
import { hadBefore } from '../attendants.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, swiped } from '../fields.ts'
import { room } from '../rooms.ts'

export const openSections = endpoint('openSections', {
  summary: 'Gives sections to attendants for tonight and opens their clean rooms, in one act.',
  who: ['Reception'],
  audited: { act: 'section-opened' },
  body: z.strictObject({
    sections: z
      .array(z.strictObject({ sectionId: id, attendantId: id, was: hadBefore }))
      .min(1)
      .max(50),
    ...swiped,
  }),
  /** The rooms of those sections. */
  result: z.array(room),
  refusals: ['not-found', 'section-moved-on'],
})

const stranded = z.object({
  reservationId: id,
  reservationCode: z.string(),
  reservationTime: instant,
})

const closing = z.object({
  /** Who is in its rooms, and in which. */
  inside: z.array(stranded.extend({ room: z.string() })),
  /** For whom a room of it is kept tonight. */
  kept: z.array(stranded.extend({ room: z.string() })),
  /** Who comes tonight and would find no room that does for her. */
  withoutRoom: z.array(stranded),
  /** Its rooms that are ready and would be no more. */
  ready: z.array(z.string()),
  /** Start times of that building that are still sold tonight; closing a section takes none off. */
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
    /** The reservations it strands, as the screen named them. */
    confirmed: z.array(id).max(500).default([]),
    ...swiped,
  }),
  result: z.array(room),
  refusals: ['section-strands', 'not-found'],
})
