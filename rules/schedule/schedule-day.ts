import type { NightKind } from '../calendar/night-kind.ts'
import type { NoteCode } from '../calendar/notes.ts'
import type { Ms } from '../time/ms.ts'

/**
 * The night that starts on the evening of `date` and lasts until 05:00 of the next day. All instants are epoch
 * milliseconds; the zman has been rounded up to the minute once (`calendar/zmanim.ts`), and is never rounded again.
 */
export type ScheduleDay = {
  /** The civil date, YYYY-MM-DD, in the facility's zone. */
  date: string
  kind: NightKind
  closed: boolean
  closedReason: 'shutdown' | 'override' | 'yomKippur' | 'tishaBav' | 'notOpen' | null
  /** True on the nights of Shabbos and Yom Tov, unless the settings or an override say otherwise. */
  shabbosMode: boolean
  /** Whether the civil date is a Friday. */
  friday: boolean
  winter: boolean
  zman: Ms | null
  zmanFallbackUsed: boolean
  zman2: Ms | null
  zman72: Ms | null
  candleLighting: Ms | null
  openTime: Ms | null
  lastEntryTime: Ms | null
  cutOff: Ms | null
  checkinFrom: Ms | null
  surchargeFrom: Ms | null
  quiet: { from: Ms; to: Ms } | null
  hebrewDay: number
  /** The English name of the month, as in `hebrewMonths`. */
  hebrewMonth: string
  hebrewYear: number
  /** Screens show the first note; the language texts translate the codes. */
  notes: readonly NoteCode[]
  /** An override's own words, as they were typed; they win over the codes. */
  noteOverride: string | null
  /** The starts on sale, in increasing order and in steps counted on instants; a closed night has none. */
  slots: readonly Ms[]
  firstStart: { bath: Ms; shower: Ms } | null
  overridden: readonly string[]
}
