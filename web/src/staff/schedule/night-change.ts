import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { timeIn, wallTimeOf } from './month.ts'

/** Whether a night is set closed or open by hand; blank leaves it to the rules. */
export type Shut = '' | 'closed' | 'open'

/** What is set by hand for a night, as the form's fields have it; a field is blank where nothing is set. */
export type NightSet = {
  shut: Shut
  openTime: string
  lastEntryTime: string
  zmanTevillah: string
  hebrewNote: string
}

type Night = Pick<
  ScheduleDayView,
  'closed' | 'openTime' | 'lastEntryTime' | 'zmanTevillah' | 'hebrewNote' | 'overridden'
>

/** What is set by hand for a night, as the fields of its form begin; what comes from the rules is blank. */
export function setOf(night: Night): NightSet {
  const isSet = (field: string) => night.overridden.includes(field)
  const time = (field: 'openTime' | 'lastEntryTime' | 'zmanTevillah') =>
    isSet(field) ? timeIn(night[field]) : ''
  return {
    shut: isSet('closed') ? (night.closed ? 'closed' : 'open') : '',
    openTime: time('openTime'),
    lastEntryTime: time('lastEntryTime'),
    zmanTevillah: time('zmanTevillah'),
    hebrewNote: isSet('hebrewNote') ? (night.hebrewNote ?? '') : '',
  }
}

const closedOf: Readonly<Record<Shut, boolean | null>> = { '': null, closed: true, open: false }

/**
 * The change that is sent for a night: only the fields that differ from the saved ones, one that was emptied as null,
 * which takes back what was set; null when none differ.
 */
export function changeOf(date: string, saved: NightSet, fields: NightSet) {
  const times = (['openTime', 'lastEntryTime', 'zmanTevillah'] as const)
    .filter((name) => fields[name] !== saved[name])
    .map((name) => [name, wallTimeOf(date, fields[name])] as const)
  const change = {
    ...(fields.shut === saved.shut ? {} : { closed: closedOf[fields.shut] }),
    ...Object.fromEntries(times),
    ...(fields.hebrewNote === saved.hebrewNote
      ? {}
      : { hebrewNote: fields.hebrewNote.trim() || null }),
  }
  return Object.keys(change).length > 0 ? change : null
}
