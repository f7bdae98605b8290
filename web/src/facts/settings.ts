import type { Contract } from '@mikvah/contract/contract.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'

type Told = Contract['publicSettings']['answer']
type Kept = { at: number; values: SettingValues }

const place = 'publicSettings'
const hour = 3_600_000

/** The public settings of the last visit, used for under an hour of the same date (spec, patron 9). */
export function keptSettings(now = Date.now()): SettingValues | null {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(place) ?? '') as Kept
    const sameDate = new Date(at).toDateString() === new Date(now).toDateString()
    return sameDate && now - at < hour ? values : null
  } catch {
    return null
  }
}

export function keepSettings(told: Told, now = Date.now()): SettingValues {
  const values = Object.fromEntries(told.map(({ Key, Value }) => [Key, Value]))
  localStorage.setItem(place, JSON.stringify({ at: now, values } satisfies Kept))
  return values
}
