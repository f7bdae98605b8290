// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, it } from 'vitest'
import { live } from '../test/live.tsx'
import { ComesBack } from './ComesBack.tsx'

it.each(['en', 'he'] as const)(
  'a page that waits for the network has its own title, in %s',
  async (language) => {
    await live(null, { language })
    cleanup()
    const routes = [{ path: '*', element: <ComesBack />, handle: { title: 'titleHours' } }]
    render(<RouterProvider router={createMemoryRouter(routes)} />)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe(words[language].titleHours)
    expect(screen.getByText(words[language].offlinePage)).toBeTruthy()
  },
)
