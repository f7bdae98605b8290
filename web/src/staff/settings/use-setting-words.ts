import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { entryOf } from '@mikvah/rules/settings/catalogue.ts'
import { use } from 'react'
import { useWords } from '../../words/use-words.ts'

type SettingWords = { label: string; help: string }
export type WordsOf = (key: SettingKey) => SettingWords

const inEnglish: WordsOf = (key) => entryOf(key)

let hebrew: Promise<WordsOf> | null = null

/** The Hebrew names and sentences come only where somebody reads them. */
async function readHebrew(): Promise<WordsOf> {
  const [{ settingLabels }, { settingHelps }] = await Promise.all([
    import('@mikvah/contract/words/he/setting-labels.ts'),
    import('@mikvah/contract/words/he/setting-helps.ts'),
  ])
  return (key) => ({ label: settingLabels[key], help: settingHelps[key] })
}

/** What a setting is called and does, in the language of the page; waits under the page's Suspense. */
export function useSettingWords(): WordsOf {
  const { language } = useWords()
  if (language === 'en') return inEnglish
  hebrew ??= readHebrew()
  return use(hebrew)
}
