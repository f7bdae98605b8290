import { type GroupName, isChanged, type Setting } from './setting.ts'
import type { WordsOf } from './use-setting-words.ts'

/** By what the settings page is filtered. */
export type SettingsNarrowing = { group: GroupName; search: string; onlyChanged: boolean }

/**
 * The settings that are shown: a search, in which every word must be found, and “only changed” look through all
 * groups; otherwise the chosen group.
 */
export function shownOf(
  settings: readonly Setting[],
  wordsOf: WordsOf,
  { group, search, onlyChanged }: SettingsNarrowing,
): Setting[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const everywhere = wanted.length > 0 || onlyChanged
  return settings.filter((setting) => {
    if (!everywhere) return setting.group === group
    if (onlyChanged && !isChanged(setting)) return false
    const { label, help } = wordsOf(setting.key)
    const text = `${label} ${help} ${setting.key}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
