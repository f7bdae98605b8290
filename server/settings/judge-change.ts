import { judgePlace } from '@mikvah/rules/schedule/judge-place.ts'
import { scheduleSettingsOf } from '@mikvah/rules/schedule/schedule-settings.ts'
import { secretKeys, settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { judgeSetting } from '@mikvah/rules/settings/judge-setting.ts'
import { judgeSettingsTogether } from '@mikvah/rules/settings/judge-settings-together.ts'
import { mask } from '@mikvah/rules/settings/masked.ts'
import { withDefaults } from '@mikvah/rules/settings/with-defaults.ts'
import type { Content } from '../facility/content.ts'
import { todayOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import { judgeYearInWords } from './judge-year-in-words.ts'
import { movedMeanwhile } from './moved-meanwhile.ts'
import {
  refusedSettings,
  type SettingWish,
  type WhyWrong,
  type WrongSetting,
} from './refused-settings.ts'

/** A setting that changes, and its stored values before and after; a secret's are open. */
export type Change = { key: string; was: string; value: string }

/**
 * A judged change of settings, with each value in the catalogue's form. `changes` are those that differ from what is
 * saved.
 */
export type JudgedChange = {
  asked: readonly Pick<SettingWish, 'key' | 'value'>[]
  changes: readonly Change[]
  /** The facility as the change would make it. */
  content: Content
  /** A warning about something allowed but doubtful. */
  warning: string | null
}

export const isSecret = (key: string): boolean => (secretKeys as readonly string[]).includes(key)

/**
 * Judges settings by the catalogue, then together with those that stay, then for every night of the coming year. All
 * that are wrong by themselves are refused at once, each at its own path. Dots in place of a secret keep it (shapes).
 */
export function judgeChange(ctx: RequestContext, wishes: readonly SettingWish[]): JudgedChange {
  const { values: current } = ctx.content
  const named = wishes.map((wish) => ({ ...wish, key: knownKey(wish.key) }))
  const twice = named.filter(({ key }, at) => named.findIndex((one) => one.key === key) < at)
  const wrong = twice.map(({ key }): WrongSetting => ({ key, because: 'twice' }))
  if (wrong.length > 0) throw refusedSettings(ctx, named, wrong)
  const judged: { key: string; value: string }[] = []
  for (const { key, value } of named) {
    if (isSecret(key) && value.trim() === mask && current[key]) {
      judged.push({ key, value: current[key] })
      continue
    }
    const verdict = judgeSetting(key, value)
    if (verdict.allowed) judged.push({ key, value: verdict.value })
    else wrong.push({ key, because: verdict.because, params: verdict.params })
  }
  if (wrong.length > 0) throw refusedSettings(ctx, named, wrong)
  const moved = movedMeanwhile(named, current)
  if (moved.length > 0) throw refusedSettings(ctx, named, moved)

  const values = withDefaults({
    ...current,
    ...Object.fromEntries(judged.map(({ key, value }) => [key, value])),
  })
  const keys = judged.map(({ key }) => key)
  const refuse = (reason: WhyWrong, of: (key: string) => boolean = () => true) =>
    refusedSettings(ctx, named, [{ key: keys.find(of) ?? keys[0] ?? '', ...reason }])

  const together = judgeSettingsTogether(values, keys)
  if (!together.allowed) throw refuse(together, (key) => together.keys.includes(key))
  const schedule = scheduleSettingsOf(values)
  const ofPlace = (key: string) => key.startsWith('location')
  if (keys.some(ofPlace)) {
    const place = judgePlace(schedule.place, todayOf(ctx))
    if (!place.allowed) throw refuse(place, ofPlace)
  }
  const year = judgeYearInWords(ctx, schedule)
  if (!year.allowed) throw refuse(year)
  return {
    asked: judged,
    changes: judged
      .filter(({ key, value }) => (current[key] ?? '') !== value)
      .map(({ key, value }) => ({ key, was: current[key] ?? '', value })),
    content: { ...ctx.content, values, schedule, timeZone: schedule.place.timeZone },
    warning: year.warning,
  }
}

const knownKey = (key: string): string =>
  settingKeys.find((known) => known.toLowerCase() === key.toLowerCase()) ?? key
