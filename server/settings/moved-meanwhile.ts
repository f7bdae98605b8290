import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { shownValueOf } from '@mikvah/rules/settings/masked.ts'
import type { Content } from '../facility/content.ts'
import type { SettingWish, WrongSetting } from './refused-settings.ts'

/**
 * Of the wishes that say which saved value they were typed over (`was`), those whose setting somebody else has saved
 * since, with what it is; but not where both wish for the same value.
 */
export const movedMeanwhile = (
  wishes: readonly SettingWish[],
  current: Content['values'],
): WrongSetting[] =>
  wishes.flatMap(({ key, value, was }) => {
    const is = shownValueOf(key as SettingKey, current[key] ?? '')
    return was === undefined || was === is || value === is
      ? []
      : [{ key, because: 'moved', params: { is } }]
  })
