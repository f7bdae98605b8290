import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { entryOf } from '@mikvah/rules/settings/catalogue.ts'
import { use } from 'react'
import { comeOnce } from '../../words/come-once.ts'
import { useWords } from '../../words/use-words.ts'

type SettingWords = { label: string; help: string }

/** From a setting's key to its name and help. */
export type WordsOf = (key: SettingKey) => SettingWords

/** On the screen a flag is Yes or No; the catalogue's words say True or False, as the calls have it. */
const inEnglish: WordsOf = (key) => {
  const { type, label, help } = entryOf(key)
  if (type !== 'flag') return { label, help }
  return { label, help: help.replace(/\bTrue\b/g, 'Yes').replace(/\bFalse\b/g, 'No') }
}

/** The Hebrew names and sentences come only where somebody reads them. */
async function readHebrew(): Promise<WordsOf> {
  const [{ settingLabels }, { settingHelps }] = await Promise.all([
    import('@mikvah/contract/words/he/setting-labels.ts'),
    import('@mikvah/contract/words/he/setting-helps.ts'),
  ])
  return (key) => ({ label: settingLabels[key], help: settingHelps[key] })
}

/** Gives a function from a setting's key to its name and help in the chosen language; suspends while they load. */
export function useSettingWords(): WordsOf {
  const { language } = useWords()
  if (language === 'en') return inEnglish
  return use(comeOnce('setting-words', readHebrew))
}
