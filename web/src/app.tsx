import { QueryClientProvider } from '@tanstack/react-query'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type Address, addresses, judgeEntry } from './addresses.ts'
import { ComingScreen } from './shell/ComingScreen.tsx'
import { FailedScreen } from './shell/FailedScreen.tsx'
import { Shell } from './shell/Shell.tsx'
import { followSession } from './talk/follow-session.ts'
import { queryClient } from './talk/query-client.ts'
import { presentSession } from './talk/session.ts'
import { loadWords } from './words/words.ts'

function enter({ url }: LoaderFunctionArgs, address: Address) {
  const judged = judgeEntry(address, presentSession(), url)
  if (!judged.allowed) throw redirect(judged.goTo)
  return null
}

/** The screen and its words come together, each in a chunk of its own. */
async function lazyScreen({ screen, words = [] }: Address) {
  const [Component] = await Promise.all([screen?.() ?? ComingScreen, loadWords(...words)])
  return { Component }
}

const routeOf = (address: Address): RouteObject => ({
  path: address.path,
  handle: address,
  loader: (asked) => enter(asked, address),
  lazy: () => lazyScreen(address),
})

/** The screens of those who work here share a frame, which stays while they go from one to the next. */
const routes: RouteObject[] = [
  ...addresses.filter(({ staff }) => !staff).map(routeOf),
  {
    lazy: async () => ({ Component: (await import('./staff/shell/StaffShell.tsx')).StaffShell }),
    children: addresses.filter(({ staff }) => staff).map(routeOf),
  },
]

/** Begins to load the screen of the present address at once; the words' language must be known by then. */
export function createRouter() {
  const router = createBrowserRouter([
    { Component: Shell, children: [{ ErrorBoundary: FailedScreen, children: routes }] },
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
  return router
}

/** Until the first screen is there whole, the page stays as it was served. */
export const firstScreen = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((there) => {
    if (router.state.initialized) return there()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      there()
    })
  })

export const App = ({ router }: { router: ReturnType<typeof createRouter> }) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>
)
