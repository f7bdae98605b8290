import { holds } from '@mikvah/rules/people/roles.ts'
import {
  patronKeys,
  publicKeys,
  type SettingKey,
  settingKeys,
  staffKeys,
} from '@mikvah/rules/settings/catalogue.ts'
import { shownValueOf } from '@mikvah/rules/settings/masked.ts'
import type { Asked } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { computedSettings } from './computed.ts'

type Pair = { Key: string; Value: string }

/** What anyone may read without signing in. */
export const tellPublicSettings = (parts: Parts, asked: Asked): Pair[] =>
  tell(parts, asked, publicKeys)

/** What the caller's own screens read: an administrator all, secrets as dots; a patron what patron screens need. */
export function tellSettings(parts: Parts, asked: Asked): Pair[] {
  const { by } = asked
  if (by && holds(by.roles, 'Admin')) return tell(parts, asked, settingKeys)
  if (by && by.kind !== 'patron') return tell(parts, asked, staffKeys)
  return tell(parts, asked, patronKeys)
}

function tell(parts: Parts, asked: Asked, keys: readonly SettingKey[]): Pair[] {
  const stored = keys.map((key) => ({
    Key: key,
    Value: shownValueOf(key, asked.content.values[key] ?? ''),
  }))
  const computed = Object.entries(computedSettings(parts, asked)).map(([Key, Value]) => ({
    Key,
    Value,
  }))
  return [...stored, ...computed]
}
