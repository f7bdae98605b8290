// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { FailedScreen } from '../shell/FailedScreen.tsx'
import { live } from '../test/live.tsx'
import { layTexts } from './texts.ts'
import { Speaking, useWords } from './use-words.ts'
import { changeLanguage, loadArea, loadWords } from './words.ts'

let isLost = false
vi.mock(import('@mikvah/contract/words/en/hours.ts'), async (load) => {
  if (isLost) throw new Error('lost')
  return load()
})
afterEach(() => changeLanguage('en'))

const Title = () => <p>{useWords('keylim').t('keylimTitle')}</p>

it('a part of the page speaks another language than the rest, and goes on when the rest changes', async () => {
  await act(() =>
    live(
      <>
        <Title />
        <Speaking value="he">
          <Title />
        </Speaking>
      </>,
    ),
  )
  await screen.findByText('Keylim Mikvah')
  const said = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
  const [, hebrew] = said()
  expect(hebrew).toMatch(/^[א-ת ]+$/)
  await act(() => changeLanguage('he'))
  expect(said()).toEqual([hebrew, hebrew])
})

it('is drawn anew when a text is rewritten, and not when another area comes', async () => {
  let drawn = 0
  function Lead() {
    drawn += 1
    return <p>{useWords('keylim').t('keylimLead')}</p>
  }
  await loadWords('keylim')
  await live(<Lead />)
  const before = drawn
  await act(() => loadArea('en', 'contact'))
  expect(drawn).toBe(before)
  act(() => layTexts('en', { keylimLead: 'Ours' }))
  expect(screen.getByText('Ours')).toBeTruthy()
})

function Hours() {
  const [open, setOpen] = useState(false)
  if (open) return <Its />
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  )
}
const open = () => act(async () => fireEvent.click(screen.getByText('Open')))
const Its = () => <p>{useWords('hours').t('hoursTitle')}</p>

it('words that were lost on the way are said to be, and asked for again by the next who wants them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isLost = true
  await live(null)
  const children = [
    { path: '/', element: <a href="/hours">Home</a> },
    {
      path: '/hours',
      element: (
        <Suspense>
          <Hours />
        </Suspense>
      ),
    },
  ]
  const router = createMemoryRouter([{ ErrorBoundary: FailedScreen, children }], {
    initialEntries: ['/hours'],
  })
  render(<RouterProvider router={router} />)
  await open()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Mikvah Hours')).toBeNull()

  isLost = false
  await act(() => router.navigate('/'))
  await screen.findByText('Home')
  await act(() => router.navigate('/hours'))
  await open()
  await screen.findByText('Mikvah Hours')
  vi.restoreAllMocks()
})
