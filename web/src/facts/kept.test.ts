import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstLanguage } from '../words/first-language.ts'
import { chosenLanguage, keepLanguage } from '../words/language.ts'
import { keepOverrides, overridesOf } from '../words/overrides.ts'
import { keepSettings, storedSettings } from './settings.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

const noon = new Date(2026, 10, 24, 12).getTime()
const minutes = 60_000

describe('the settings of the last visit', () => {
  const answer = [{ Key: 'mikvahName', Value: 'Mayim' }]

  it('serve again for less than an hour', () => {
    keepSettings(answer, noon)
    expect(storedSettings(noon + 59 * minutes)).toEqual({ mikvahName: 'Mayim' })
    expect(storedSettings(noon + 60 * minutes)).toBeNull()
  })

  it('end with the date they were kept on', () => {
    const late = new Date(2026, 10, 24, 23, 50).getTime()
    keepSettings(answer, late)
    expect(storedSettings(late + 5 * minutes)).not.toBeNull()
    expect(storedSettings(late + 15 * minutes)).toBeNull()
  })

  it('are none before the first visit', () => {
    expect(storedSettings(noon)).toBeNull()
  })
})

describe('the language a visit begins in', () => {
  const served = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

  it('is English when nobody has said anything', () => {
    served('')
    expect(firstLanguage()).toBe('en')
  })

  it('is the facility’s, in which the page was served, until she chooses her own', () => {
    served('he')
    expect(firstLanguage()).toBe('he')
    keepLanguage('en')
    expect([chosenLanguage(), firstLanguage()]).toEqual(['en', 'en'])
  })
})

describe('the texts the facility has rewritten', () => {
  it('are kept by language, and say which language changed', () => {
    expect(keepOverrides({ en: { homeLead: 'Come in.' }, fr: { homeLead: 'Entrez.' } })).toEqual([
      'en',
    ])
    expect(overridesOf('en')).toEqual({ homeLead: 'Come in.' })
    expect(overridesOf('he')).toEqual({})
    expect(JSON.parse(kept.get('languageTexts') ?? '')).toEqual({ en: { homeLead: 'Come in.' } })
  })
})
