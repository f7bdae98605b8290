// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveCalls } from '../test/live.tsx'
import { waitFor } from '../test/wait-for.ts'

const own = { en: { tryAgain: 'Once more' }, he: { tryAgain: 'עוד פעם' } }

/** A page in which nothing has been loaded yet: words are laid once for as long as it is open. */
async function aPage() {
  vi.resetModules()
  const { createQueryClient } = await import('../talk/query-client.ts')
  const { overridesOf } = await import('../words/overrides.ts')
  const { voiceIn } = await import('../words/texts.ts')
  const { useWords } = await import('../words/use-words.ts')
  const { changeLanguage, startWords } = await import('../words/words.ts')
  const { useFacilityTexts } = await import('./use-facility-texts.ts')
  function Button() {
    useFacilityTexts()
    return <button type="button">{useWords().t('tryAgain')}</button>
  }
  const open = () =>
    render(
      <QueryClientProvider client={createQueryClient(() => 10)}>
        <Button />
      </QueryClientProvider>,
    )
  return { overridesOf, voiceIn, changeLanguage, startWords, open }
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
  const { startWords, voiceIn, overridesOf, open, changeLanguage } = await aPage()
  await startWords('he')
  expect([voiceIn('he').t('tryAgain'), overridesOf('en')]).toEqual(['עוד פעם', own.en])
  open()
  expect(screen.getByText('עוד פעם')).toBeTruthy()
  await changeLanguage('en')
  await screen.findByText('Once more')
  expect(asked).toEqual([])
})

it('a page that a worker kept says what this device was told last, and asks', async () => {
  const asked = serveCalls({
    languageTexts: () => ({ body: { ...own, en: { tryAgain: 'Yet again' } } }),
  })
  localStorage.setItem('languageTexts', JSON.stringify(own))
  const { startWords, overridesOf, open } = await aPage()
  await startWords('en')
  open()
  expect(screen.getByText('Once more')).toBeTruthy()
  await screen.findByText('Yet again')
  expect(asked.map(({ name }) => name)).toEqual(['languageTexts'])
  await waitFor(() => expect(overridesOf('en')).toEqual({ tryAgain: 'Yet again' }))
})

it('a wording that was taken back is the standard one again on the page that is open', async () => {
  serveCalls({ languageTexts: () => ({ body: { en: {}, he: {} } }) })
  localStorage.setItem('languageTexts', JSON.stringify(own))
  const { startWords, open } = await aPage()
  await startWords('en')
  open()
  expect(screen.getByText('Once more')).toBeTruthy()
  await screen.findByText('Try again')
})

it('a browser that keeps nothing starts all the same, in the facility’s words', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  serveInPage({ en: { tryAgain: 'Kept nowhere' }, he: {} })
  const { startWords, overridesOf } = await aPage()
  await startWords('en')
  expect(overridesOf('en')).toEqual({ tryAgain: 'Kept nowhere' })
  vi.unstubAllGlobals()
})
