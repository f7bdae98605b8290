import { access } from './access.ts'
import { booking } from './booking.ts'
import { capacity } from './capacity.ts'
import { durations } from './durations.ts'
import { type Audience, audiences, type SettingEntry, type SettingGroup } from './entry.ts'
import { equipmentSettings } from './equipment.ts'
import { flow } from './flow.ts'
import { locale } from './locale.ts'
import { membership } from './membership.ts'
import { messaging } from './messaging.ts'
import { notices } from './notices.ts'
import { opening } from './opening.ts'
import { payment } from './payment.ts'
import { prices } from './prices.ts'
import { thresholds } from './thresholds.ts'
import { timing } from './timing.ts'
import { website } from './website.ts'
import { zmanim } from './zmanim.ts'

/** The groups in the order the administrator sees them. */
export const settingGroups = {
  capacity,
  opening,
  durations,
  timing,
  zmanim,
  prices,
  booking,
  flow,
  thresholds,
  payment,
  membership,
  website,
  notices,
  messaging,
  access,
  equipment: equipmentSettings,
  locale,
} as const satisfies Readonly<Record<string, SettingGroup>>
export type SettingGroupName = keyof typeof settingGroups

/** Every setting of the facility by its key (requirements S9). To add a setting: CONTRIBUTING.md, “A setting”. */
export const catalogue = {
  ...capacity,
  ...opening,
  ...durations,
  ...timing,
  ...zmanim,
  ...prices,
  ...booking,
  ...flow,
  ...thresholds,
  ...payment,
  ...membership,
  ...website,
  ...notices,
  ...messaging,
  ...access,
  ...equipmentSettings,
  ...locale,
} as const satisfies SettingGroup
export type SettingKey = keyof typeof catalogue

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(catalogue, key)

export const entryOf = (key: SettingKey): SettingEntry => catalogue[key]

export const settingKeys: readonly SettingKey[] = Object.keys(catalogue).filter(isSettingKey)

/** The keys of secrets and passcodes, which never leave the server; administrators see them masked. */
export const secretKeys: readonly SettingKey[] = settingKeys.filter((key) =>
  ['secret', 'passcode'].includes(entryOf(key).type),
)

const keysSeenBy = (reader: Audience): readonly SettingKey[] =>
  settingKeys.filter((key) => audiences.indexOf(entryOf(key).seenBy) <= audiences.indexOf(reader))

/** The keys of the settings that anyone reads without signing in. */
export const publicKeys = keysSeenBy('everyone')
/** The keys of the settings that a signed-in patron reads, the public ones among them. */
export const patronKeys = keysSeenBy('patrons')
/** The keys of the settings that staff and devices read, the patrons' among them. */
export const staffKeys = keysSeenBy('staff')
