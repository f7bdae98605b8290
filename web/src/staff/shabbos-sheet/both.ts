import type { WordKey } from '@mikvah/contract/words/key.ts'
import i18next from 'i18next'
import { use } from 'react'
import { loadArea } from '../../words/words.ts'

const words = () => Promise.all([loadArea('en', 'shabbos-sheet'), loadArea('he', 'shabbos-sheet')])
let begun: ReturnType<typeof words> | null = null

/** The sheet is read by whoever holds it: its words stand in both languages, whichever the screen speaks. */
export function useBoth(): { en: (key: WordKey) => string; he: (key: WordKey) => string } {
  begun ??= words()
  use(begun)
  return { en: i18next.getFixedT('en', 'words'), he: i18next.getFixedT('he', 'words') }
}
