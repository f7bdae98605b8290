import { holds } from '@mikvah/rules/people/roles.ts'
import {
  patronKeys,
  publicKeys,
  type SettingKey,
  settingKeys,
  staffKeys,
} from '@mikvah/rules/settings/catalogue.ts'
import { shownValueOf } from '@mikvah/rules/settings/masked.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { computedSettings } from './computed.ts'

type Pair = { Key: string; Value: string }

/** The settings that anyone may read. */
export const readPublicSettings = (parts: Parts, ctx: RequestContext): Pair[] =>
  tell(parts, ctx, publicKeys)

/**
 * The settings that the caller's screens need: for an administrator all, secrets as dots; for a patron those of
 * patrons' screens.
 */
export function readSettings(parts: Parts, ctx: RequestContext): Pair[] {
  const { by } = ctx
  if (by && holds(by.roles, 'Admin')) return tell(parts, ctx, settingKeys)
  if (by && by.kind !== 'patron') return tell(parts, ctx, staffKeys)
  return tell(parts, ctx, patronKeys)
}

function tell(parts: Parts, ctx: RequestContext, keys: readonly SettingKey[]): Pair[] {
  const stored = keys.map((key) => ({
    Key: key,
    Value: shownValueOf(key, ctx.content.values[key] ?? ''),
  }))
  const computed = Object.entries(computedSettings(parts, ctx)).map(([Key, Value]) => ({
    Key,
    Value,
  }))
  return [...stored, ...computed]
}
