// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { live, serveCalls } from '../test/live.tsx'
import { waitFor } from '../test/wait-for.ts'
import { overridesOf } from '../words/overrides.ts'
import { voiceIn } from '../words/texts.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage, startWords } from '../words/words.ts'
import { useFacilityTexts } from './use-facility-texts.ts'

const own = { en: { tryAgain: 'Once more' }, he: { tryAgain: 'עוד פעם' } }

function Button() {
  useFacilityTexts()
  return <button type="button">{useWords().t('tryAgain')}</button>
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const one of document.querySelectorAll('#texts')) one.remove()
})

function serveInPage(texts: object) {
  const data = document.createElement('script')
  Object.assign(data, { type: 'application/json', id: 'texts', textContent: JSON.stringify(texts) })
  document.body.append(data)
}

it('the page that was served says the facility’s own texts from the start, and nothing asks for them', async () => {
  const asked = serveCalls({ languageTexts: () => ({ body: { en: {}, he: {} } }) })
  serveInPage(own)
  await startWords('he')
  expect([voiceIn('he').t('tryAgain'), overridesOf('en')]).toEqual(['עוד פעם', own.en])
  await live(<Button />, { language: 'he' })
  expect(screen.getByText('עוד פעם')).toBeTruthy()
  await changeLanguage('en')
  await screen.findByText('Once more')
  expect(asked).toEqual([])
})

it('a page that a worker kept says what this device was told last, and asks', async () => {
  const asked = serveCalls({
    languageTexts: () => ({ body: { ...own, en: { tryAgain: 'Yet again' } } }),
  })
  await startWords('en')
  await live(<Button />)
  await screen.findByText('Yet again')
  expect(asked.map(({ name }) => name)).toEqual(['languageTexts'])
  await waitFor(() => expect(overridesOf('en')).toEqual({ tryAgain: 'Yet again' }))
})

it('a browser that keeps nothing starts all the same, in the facility’s words', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  serveInPage({ en: { tryAgain: 'Kept nowhere' }, he: {} })
  await startWords('en')
  expect(overridesOf('en')).toEqual({ tryAgain: 'Kept nowhere' })
  vi.unstubAllGlobals()
})
