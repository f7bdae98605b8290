import type { Contract } from '@mikvah/contract/contract.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'

type Answer = Contract['publicSettings']['answer']
type Stored = { at: number; values: SettingValues }

const storageKey = 'publicSettings'
const hour = 3_600_000

/** The public settings stored on the last visit, used for at most an hour on the same date (requirements P9). */
export function storedSettings(now = Date.now()): SettingValues | null {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(storageKey) ?? '') as Stored
    const sameDate = new Date(at).toDateString() === new Date(now).toDateString()
    return sameDate && now - at < hour ? values : null
  } catch {
    return null
  }
}

export function keepSettings(answer: Answer, now = Date.now()): SettingValues {
  const values = Object.fromEntries(answer.map(({ Key, Value }) => [Key, Value]))
  localStorage.setItem(storageKey, JSON.stringify({ at: now, values } satisfies Stored))
  return values
}
