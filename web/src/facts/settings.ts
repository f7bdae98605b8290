import type { Contract } from '@mikvah/contract/contract.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { storeIfPossible } from './store-if-possible.ts'

type Answer = Contract['publicSettings']['answer']
type Stored = { at: number; values: SettingValues }

const storageKey = 'publicSettings'
const hour = 3_600_000

function stored(): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '') as Stored
  } catch {
    return null
  }
}

/**
 * The public settings stored when this browser was last here; null where there are none, and when they are older than
 * an hour or of another date by this device's clock (requirements P9).
 */
export function storedSettings(now = Date.now()): SettingValues | null {
  const { at, values } = stored() ?? { at: 0, values: null }
  const sameDate = new Date(at).toDateString() === new Date(now).toDateString()
  return sameDate && now - at < hour ? values : null
}

/** The time zone of the browser, for whoever has never been here. */
const ofTheBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The facility's time zone, as `America/New_York`. It hardly ever changes, so until the settings are loaded it is the
 * one stored when this browser was last here, however long ago, else the browser's own.
 */
export const timeZoneIn = ({ locationTimeZone }: SettingValues): string =>
  locationTimeZone || stored()?.values.locationTimeZone || ofTheBrowser()

/** Stores the answer of the public settings, and gives their values by key. */
export function keepSettings(answer: Answer, now = Date.now()): SettingValues {
  const values = Object.fromEntries(answer.map(({ Key, Value }) => [Key, Value]))
  storeIfPossible(localStorage, storageKey, JSON.stringify({ at: now, values } satisfies Stored))
  return values
}
