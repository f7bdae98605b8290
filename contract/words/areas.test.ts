import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { words } from './all.ts'
import { textAreas } from './en/text-areas.ts'
import { english } from './english.ts'
import { hebrew } from './hebrew.ts'

/** Names of settings are no area: their English stands in the catalogue. */
const filesOf = (language: string) =>
  readdirSync(join(import.meta.dirname, language))
    .map((file) => file.replace('.ts', ''))
    .filter((area) => !area.startsWith('setting-'))

/** That Hebrew has every area and every key of English is held by its type. */
it.each([
  ['en', english],
  ['he', hebrew],
])('has every file of %s, and no key in two of them', (language, areas) => {
  expect(Object.keys(areas).toSorted()).toEqual(filesOf(language).toSorted())
  const keys = Object.values(areas).flatMap((area) => Object.keys(area))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(keys).toEqual(Object.keys(words[language === 'he' ? 'he' : 'en']))
})

it('calls every area by a name, where the office words it', () => {
  const named = Object.keys(textAreas).map((key) => key.replace(/^area\./, ''))
  expect(named.toSorted()).toEqual(Object.keys(english).toSorted())
})
