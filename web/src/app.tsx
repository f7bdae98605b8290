import { QueryClientProvider } from '@tanstack/react-query'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  redirect,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Address } from './addresses/address.ts'
import { addresses } from './addresses/addresses.ts'
import { judgeEntry } from './addresses/judge-entry.ts'
import { confirmNumber, confirmWithOrigin } from './facts/origin.ts'
import { ComesBack } from './shell/ComesBack.tsx'
import { FailedScreen } from './shell/FailedScreen.tsx'
import { NoSuchPage } from './shell/NoSuchPage.tsx'
import { Shell } from './shell/Shell.tsx'
import { followSession } from './talk/follow-session.ts'
import { queryClient } from './talk/query-client.ts'
import { presentSession } from './talk/session.ts'
import { onUnconfirmed } from './talk/unconfirmed.ts'
import { untilItComes } from './talk/until-it-comes.ts'
import { loadWords } from './words/words.ts'

function enter({ url }: LoaderFunctionArgs, address: Address) {
  const judged = judgeEntry(address, presentSession(), url)
  if (!judged.allowed) throw redirect(judged.goTo)
  return null
}

/** Loads the chunks of a screen and of its words together; until they are there the page before stays. */
async function lazyScreen({ screen, words = [] }: Address) {
  const [Component] = await untilItComes(() =>
    Promise.all([screen?.() ?? NoSuchPage, loadWords(...words)]),
  )
  return { Component }
}

const routeOf = (address: Address): RouteObject => ({
  path: address.path,
  handle: address,
  loader: (asked) => enter(asked, address),
  // Whoever stays on a page and still may see it isn't asked again, so what she chooses is in the address at once.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname ||
    !judgeEntry(address, presentSession(), nextUrl).allowed,
  lazy: () => lazyScreen(address),
})

/** Staff screens share a frame, which stays while somebody goes from one screen to another. */
const routes: RouteObject[] = [
  ...addresses.filter(({ staff }) => !staff).map(routeOf),
  {
    lazy: () =>
      untilItComes(() => import('./staff/shell/StaffShell.tsx')).then(({ StaffShell }) => ({
        Component: StaffShell,
      })),
    children: addresses.filter(({ staff }) => staff).map(routeOf),
  },
]

/**
 * `/admin/` and `//admin` are `/admin`: a menu marks its place by the path, and links are written without such slashes.
 */
function beginWithoutLastSlash() {
  const { pathname, search, hash } = location
  const path = pathname.replace(/\/+$/, '').replace(/^\/+/, '/')
  if (path !== '' && path !== pathname)
    history.replaceState(history.state, '', path + search + hash)
}

/** Somebody who may not open this address begins where she is sent, so that its screen isn't loaded for nothing. */
function beginWhereSheMay() {
  const address = addressAt(location.pathname)
  const judged = address && judgeEntry(address, presentSession(), new URL(location.href))
  if (judged?.allowed === false) history.replaceState(null, '', judged.goTo)
}

/**
 * The address that fits a path. A path that matches word for word is the best match, so only others need the router's
 * ranking.
 */
function addressAt(pathname: string): Address | undefined {
  const handles = addresses.map((address) => ({ path: address.path, handle: address }))
  return (
    addresses.find(({ path }) => path === pathname) ??
    matchRoutes(handles, pathname)?.at(-1)?.route.handle
  )
}

/**
 * The router of all addresses. It begins to load the screen of the present one at once, so the language must be known
 * by then, and leads away from a screen that she may not see any more, as when she is signed out or has to confirm her
 * number.
 */
export function createRouter() {
  beginWithoutLastSlash()
  beginWhereSheMay()
  const router = createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: FailedScreen,
      children: [{ ErrorBoundary: FailedScreen, HydrateFallback: ComesBack, children: routes }],
    },
  ])
  followSession({
    place: () => router.state.location,
    judge: (url) => {
      const address = router.state.matches.at(-1)?.route.handle as Address | undefined
      const judged = address && judgeEntry(address, presentSession(), url)
      return judged?.allowed === false ? judged.goTo : null
    },
    goTo: (path, how) => router.navigate(path, how),
  })
  // What is open to anyone stays on the screen, and shows what it can.
  onUnconfirmed(() => {
    const { location, matches } = router.state
    const address = matches.at(-1)?.route.handle as Address | undefined
    if (!address || address.who === 'anyone' || address.path === confirmNumber) return
    router.navigate(confirmWithOrigin(location), { replace: true })
  })
  return router
}

/** What the browser has cached of a screen is loaded within this time, in milliseconds. */
const moment = 1500

/**
 * Resolves once the first screen is complete, until when the page stays as it was served; without a network after a
 * second and a half even so.
 */
export const firstScreen = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((there) => {
    if (router.state.initialized) return there()
    const soon = () => setTimeout(there, moment)
    if (!navigator.onLine) soon()
    addEventListener('offline', soon, { once: true })
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      removeEventListener('offline', soon)
      there()
    })
  })

export const App = ({ router }: { router: ReturnType<typeof createRouter> }) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>
)
