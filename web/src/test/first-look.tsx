import type { WordArea } from '@mikvah/contract/words/key.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { type ComponentType, createElement, type FunctionComponent, Suspense } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepSession } from '../talk/session.ts'
import { loadArea } from '../words/words.ts'
import { herSession } from './her-session.ts'
import { serveCalls } from './live.tsx'

/** The cache with the answers that the server has given already. */
export let answer: QueryClient

/** A device without anything stored, and a server that never answers. */
export function startAfresh() {
  localStorage.clear()
  answer = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  serveCalls({})
}

export const signIn = () => keepSession(herSession)

/** Puts the public settings into the cache, as if the server had given these. */
export const tellPublicSettings = (values: Record<string, string>) =>
  answer.setQueryData(['publicSettings'], values)

type How<P> = { props?: P; at?: string }

/** A screen as it first shows, in English: the page it stands in, its plain text and where its links lead. */
export async function firstLook<P extends object>(
  screen: ComponentType<P>,
  areas: readonly WordArea[],
  { props, at = '/' }: How<P> = {},
) {
  await Promise.all((['shell', 'parts', ...areas] as const).map((area) => loadArea('en', area)))
  cleanup()
  const page = createElement(screen as FunctionComponent<object>, props)
  const element = <Suspense>{page}</Suspense>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const { container } = render(
    <QueryClientProvider client={answer}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const html = container.innerHTML
  const text = html
    .replace(/<[^>]+>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  return { container, html, text, links }
}
