import { addresses, type CallName, pathOf } from '@mikvah/contract/addresses.ts'
import type { WordArea } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, parsePath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Address } from '../addresses/address.ts'
import { LeaveBlocker } from '../parts/leaving/LeaveBlocker.tsx'
import { createQueryClient } from '../talk/query-client.ts'
import { keepSession } from '../talk/session.ts'
import { forgetTyped } from '../talk/stored-typed.ts'
import { speak } from '../words/texts.ts'
import { loadArea } from '../words/words.ts'
import { herSession } from './her-session.ts'
import { allHere, onItsWay } from './late-answers.ts'

/**
 * What an event changes at once is there when this returns, and what it begins (another page, a part that is loaded)
 * comes by itself. Within React's `act`, which Testing Library has around events, a part that is still to be loaded
 * would never be shown.
 */
function asInABrowser<Result>(event: () => Result): Result {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const was = react.IS_REACT_ACT_ENVIRONMENT
  react.IS_REACT_ACT_ENVIRONMENT = false
  try {
    return flushSync(event)
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = was
  }
}

// What is waited for comes by itself; a busy machine brings it late. A look that finds nothing yet prints no page,
// which costs more than the look; DEBUG_PRINT_LIMIT=7000 has it printed.
configure({
  asyncUtilTimeout: 20_000,
  eventWrapper: asInABrowser,
  ...(process.env.DEBUG_PRINT_LIMIT
    ? {}
    : {
        getElementError: (said) =>
          Object.assign(new Error(said ?? ''), { name: 'TestingLibraryElementError' }),
      }),
})

/** What one call was asked, as it went over the wire. */
export type Asked = {
  name: CallName
  path: string
  key: string | null
  body: unknown
  /** Whether the call only asks what came of an earlier one. */
  asksOutcome?: true
  /** Whether the call is answered at once instead of being held. */
  atOnce?: true
}
/** `after` is what Retry-After says, in seconds. */
type Answer = { status?: number; after?: number; body: unknown } | Error
type Answers = Partial<Record<CallName, (asked: Asked) => Answer | Promise<Answer>>>

/**
 * The number of the running test. An answer that comes after its test has ended is dropped, so that it doesn’t reach
 * the next one.
 */
let nth = 0
beforeEach(() => {
  nth += 1
  forgetTyped()
  localStorage.clear()
  keepSession(herSession)
})
afterEach(async () => {
  cleanup()
  // What modules of the page are about would wait for them for ever, and the next test with it.
  await allHere()
  vi.unstubAllGlobals()
  document.documentElement.dir = 'ltr'
  speak('en')
  sessionStorage.clear()
  // It hears of the network only while a page is open.
  onlineManager.setOnline(true)
})

/**
 * A server that answers the calls of the contract by their names; gives the list of what it was asked. An Error as
 * answer is a lost connection; a call that isn't named is never answered.
 */
export function serveCalls(answers: Answers): Asked[] {
  const asked: Asked[] = []
  const wait: [CallName, string, RegExp][] = (Object.keys(answers) as CallName[]).map((name) => [
    name,
    addresses[name][0],
    new RegExp(`^${pathOf(name).replace(/:\w+/g, '[^/]+')}$`),
  ])
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.split('?')[0] ?? ''
    const method = init.method ?? 'GET'
    const name = wait.find(([, how, where]) => how === method && where.test(path))?.[0]
    if (!name) return new Promise<Response>(() => null)
    const headers = new Headers(init.headers)
    const request: Asked = {
      name,
      path: address,
      key: headers.get('Idempotency-Key'),
      ...(headers.has('Idempotency-Ask') ? { asksOutcome: true } : {}),
      ...(headers.get('Prefer') === 'wait=0' ? { atOnce: true } : {}),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    }
    asked.push(request)
    const its = nth
    const answer = await answers[name]?.(request)
    await onItsWay()
    if (its !== nth) return new Promise<Response>(() => null)
    if (answer instanceof Error || !answer) throw answer ?? new Error('lost')
    const { status = 200, after, body: told } = answer
    const further = new Headers(after ? { 'Retry-After': String(after) } : {})
    return new Response(JSON.stringify(told), { status, headers: further })
  })
  return asked
}

/** The answer of a write that succeeded with this result. */
export const said = (result: unknown) => ({
  body: { success: true, result, errorMessage: null },
})

/** The answer by which the server refuses a call, in its words. */
export const refused = (errorMessage = 'Not just now.', code = 'try-again') => ({
  status: 409,
  body: { success: false, code, errorMessage },
})

type How = {
  areas?: readonly WordArea[]
  language?: Language
  state?: object
  at?: string
  /** The pattern of the screen’s address, where the screen reads parameters from it. */
  route?: string
  /** What the table of addresses says of the screen’s address, where the frame around it reads that. */
  handle?: Partial<Address>
  /** Whether the node has the frame of the page in it, which asks by itself before a page is left. */
  framed?: boolean
}

/**
 * Renders a screen with a router, a cache and words; gives the page as `render` does, with its `client` (the cache) and
 * `router`. It can be used as in a browser, and its calls go to `serveCalls`.
 */
export async function live(
  node: ReactNode,
  { areas = [], language = 'en', state, at = '/reserve', route = '*', handle, framed }: How = {},
) {
  speak(language)
  await Promise.all((['shell', 'parts', ...areas] as const).map((area) => loadArea(language, area)))
  document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr'
  const client = createQueryClient(() => 10)
  const router = createMemoryRouter(
    [
      {
        path: route,
        handle,
        element: (
          <main>
            {framed ? null : <LeaveBlocker />}
            <Suspense>{node}</Suspense>
          </main>
        ),
      },
    ],
    {
      initialEntries: [{ ...parsePath(at), state }],
    },
  )
  const page = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  return { ...page, client, router }
}
