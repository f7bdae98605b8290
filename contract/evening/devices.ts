import { lengths } from '@mikvah/rules/lengths.ts'
import { usedAts } from '@mikvah/rules/people/device-kinds.ts'
import { extensionForm } from '@mikvah/rules/people/phone.ts'
import { doors } from '@mikvah/rules/room/door-events.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, language, roomIdText, swiped, text, whose, words } from '../fields.ts'
import { room } from '../rooms.ts'

const inTheHouse = ['Reception', 'Attendant', 'Room'] as const

export const setLights = endpoint('setLights', {
  summary: 'Switches the light of a room.',
  who: inTheHouse,
  audited: { act: 'device-told' },
  body: z.strictObject({ onOff: z.boolean(), reservationId: whose }),
  result: room,
  refusals: ['no-light', 'room-moved-on'],
})

export const setRoomLanguage = endpoint('setRoomLanguage', {
  summary: 'What the screen of a room speaks.',
  who: inTheHouse,
  audited: { nothing: 'A screen, and no word of anyone.' },
  body: z.strictObject({ language, reservationId: whose }),
  result: room,
  refusals: ['room-moved-on'],
})

export const reloadRoom = endpoint('reloadRoom', {
  summary: 'Has the screen of a room load itself anew.',
  who: inTheHouse,
  audited: { nothing: 'A screen, and no word of anyone.' },
  result: z.null(),
})

export const callRoom = endpoint('callRoom', {
  summary: 'Rings a room from an extension.',
  who: inTheHouse,
  audited: { act: 'device-told' },
  body: z.strictObject({
    fromExtension: z.string().trim().regex(extensionForm, 'An extension.'),
  }),
  result: z.object({ ringing: z.literal(true) }),
  refusals: ['no-phone', 'phone-failed', 'ring-too-soon'],
})

export const unlockRoom = endpoint('unlockRoom', {
  summary: 'Opens a door of a room: to the corridor, or to the water.',
  who: ['Reception', 'Attendant'],
  audited: { act: 'door-unlocked' },
  query: z.object({
    roomid: roomIdText,
    wetdry: z.enum(doors).default('dry'),
  }),
  body: z.strictObject(swiped),
  result: z.object({ unlocked: z.literal(true) }),
  refusals: ['door-without-lock', 'door-failed', 'not-found'],
})

export const doorEvent = endpoint('doorEvent', {
  summary:
    'What a bridge or panel says of a door, known by its X-Device-Key. It is told whether it moved anybody, and not whom.',
  who: ['anyone'],
  audited: { nothing: 'A door; what it moves stands in the history of the visit.' },
  keyed: 'never',
  body: z.strictObject({
    door: z.enum(doors),
    open: z.boolean(),
    id: text(lengths.handle).optional(),
    /** How long ago the event happened, by the bridge's own clock. */
    ageMs: z.int().min(0).max(86_400_000).default(0),
  }),
  result: z.object({ ok: z.literal(true), moved: z.boolean() }),
  refusals: ['not-found'],
})

const peripheral = z.object({
  id,
  name: z.string(),
  nameHe: z.string(),
  locationId: id,
})

const lookers = ['Reception', 'Attendant', 'Kiosk'] as const
const usedAt = z.enum(usedAts)

export const printers = endpoint('printers', {
  summary: 'The printers to choose from.',
  who: lookers,
  audited: { nothing: 'Printers, and no word of anyone.' },
  result: z.array(peripheral.extend({ printerType: usedAt })),
})

export const cardReaders = endpoint('cardReaders', {
  summary: 'The card readers to choose from.',
  who: lookers,
  audited: { nothing: 'Card readers, and no word of anyone.' },
  result: z.array(
    peripheral.extend({
      readerType: usedAt,
      /** Whether the reader may be asked for a card now. */
      online: z.boolean(),
      /** Whether the program can ever ask it for a card; one that it can't is used by hand. */
      isDriven: z.boolean(),
    }),
  ),
  refusals: ['processor-error'],
})

export const printerStatus = endpoint('printerStatus', {
  summary: 'Whether each printer answers and has paper.',
  who: lookers,
  audited: { nothing: 'Printers, and no word of anyone.' },
  result: z.array(
    peripheral.extend({
      printerType: usedAt,
      online: z.boolean(),
      paper: z.enum(['ok', 'low', 'out']),
      coverOpen: z.boolean(),
      at: instant,
    }),
  ),
})

export const printReceipt = endpoint('printReceipt', {
  summary: 'Prints the receipt of a visit; a kiosk that of the one it looked up.',
  who: ['Reception', 'Kiosk'],
  audited: { act: 'receipt-printed' },
  query: z.object({ resId: id, printer: words(lengths.handle) }),
  result: z.object({ jobId: id }),
  refusals: ['no-printer', 'not-found'],
})
