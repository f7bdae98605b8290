import type { WordArea } from '@mikvah/contract/words/key.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement, type FunctionComponent, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { keepSession } from '../talk/session.ts'
import { loadArea, prepareWords } from '../words/words.ts'
import { herSession } from './her-session.ts'

/** Rendered once and for all there is no later snapshot to wait for: a file that uses `shown` mocks react by this. */
export async function reactAtOnce(actual: () => Promise<unknown>) {
  const react = (await actual()) as typeof import('react')
  return { ...react, useSyncExternalStore: (_: unknown, present: () => unknown) => present() }
}

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('matchMedia', () => ({ matches: false }))

prepareWords('en')

/** What the server would have told. */
export let told: QueryClient

/** A device nobody has used, and a server that has said nothing yet. */
export function startAfresh() {
  kept.clear()
  told = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
}

export const signIn = () => keepSession(herSession)

export const tellPublicSettings = (values: Record<string, string>) =>
  told.setQueryData(['publicSettings'], values)

type How<P> = { props?: P; at?: string }

/** A screen as it first shows, in English: its markup, its plain text and where its links lead. */
export async function shown<P extends object>(
  screen: ComponentType<P>,
  areas: readonly WordArea[],
  { props, at = '/' }: How<P> = {},
) {
  await Promise.all((['shell', 'parts', ...areas] as const).map((area) => loadArea('en', area)))
  const page = createElement(screen as FunctionComponent<object>, props)
  const element = createElement(Suspense, null, page)
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const routed = createElement(RouterProvider, { router })
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: told }, routed))
  const plain = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const text = plain.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  )
  return { html, text, links }
}
