import type { HeadingWords } from '../people/match-headings.ts'

/** What a list of visits may say of each, in the order of the page, with the headings it is known by elsewhere. */
export const visitImportFields = {
  phone: ['phone', 'mobile', 'cell', 'cellphone', 'telephone', 'phonenumber', 'טלפון', 'נייד'],
  date: ['date', 'night', 'day', 'תאריך', 'לילה', 'יום'],
  time: ['time', 'hour', 'start', 'starttime', 'שעה', 'התחלה'],
  room: ['room', 'roomtype', 'type', 'kind', 'חדר', 'סוג'],
  privateRoom: ['private', 'privateroom', 'חדרפרטי', 'פרטי'],
  handicapped: ['accessible', 'handicapped', 'נגיש', 'נגישות'],
  doubleSlot: ['extratime', 'double', 'doubleslot', 'זמןנוסף', 'כפול'],
  segula: ['segula', 'סגולה'],
  chabadBor: ['chabadbor', 'בורחבד'],
  parking: ['parking', 'חניה', 'חנייה'],
  alternateLocation: ['secondlocation', 'alternatelocation', 'satellite', 'מבנהשני', 'מיקוםשני'],
  notes: ['notes', 'note', 'remark', 'הערות', 'הערה'],
} as const satisfies HeadingWords<string>

export type VisitImportField = keyof typeof visitImportFields
export const visitImportFieldNames = Object.keys(visitImportFields) as VisitImportField[]

/** The columns without which a visit can't be read: whose it is, and when. */
export const neededOfVisits = ['phone', 'date', 'time'] as const

/** The most visits that one list may have: they are judged together. */
export const mostImportVisits = 2000

const hour = /^(\d{1,2})[:.](\d{2})(?::00)?\s*(am|pm)?$/

/**
 * The wall-clock time in a text, as `HH:mm`, from texts such as `20:15`, `20.15`, `20:15:00`, `8:15 PM` and `8.15pm`;
 * null for one of another shape, or with no such hour.
 */
export function wallTimeIn(text: string): string | null {
  const [, hours = '', minutes = '', half] = hour.exec(text.toLowerCase()) ?? []
  const written = Number(hours)
  if (hours === '' || Number(minutes) > 59) return null
  if (half && (written < 1 || written > 12)) return null
  const on = half ? (written % 12) + (half === 'pm' ? 12 : 0) : written
  return on > 23 ? null : `${String(on).padStart(2, '0')}:${minutes}`
}

const yes = ['yes', 'y', 'true', 'x', '1', 'v', '✓', 'כן']
const no = ['no', 'n', 'false', '0', '-', 'לא']

/** Whether a cell says yes or no; null where it says neither. */
export function yesOrNoIn(text: string): boolean | null {
  const plain = text.toLowerCase()
  return yes.includes(plain) ? true : no.includes(plain) ? false : null
}

/** Whether a cell says bath rather than shower; null where it says neither. */
export function isBathIn(text: string): boolean | null {
  const plain = text.toLowerCase()
  if (['bath', 'tub', 'אמבטיה'].includes(plain)) return true
  return ['shower', 'מקלחת'].includes(plain) ? false : null
}

/** Why a list of visits, or one of its lines, is refused, besides what any list is. */
export const visitImportRefusals = [
  'import-no-time',
  'import-time',
  'import-room',
  'import-yes-or-no',
  'import-no-patron',
  'import-visit-twice',
  'import-other-visit',
] as const
