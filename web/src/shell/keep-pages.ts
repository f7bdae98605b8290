const quiet = 5000

/**
 * Registers the service worker that keeps a patron's pages, so that they open after a reload without a network. It
 * waits until the page has been loaded for five seconds and the browser is idle, and does nothing where the browser
 * saves data, on plain http, and while developing.
 */
export function keepPages() {
  const { serviceWorker, connection } = navigator as Navigator & {
    connection?: { saveData?: boolean }
  }
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return
  const keep = async () => {
    await serviceWorker.register('/kept-pages.js')
    const { active } = await serviceWorker.ready
    active?.postMessage(filesOfThisPage())
  }
  // Safari has no `requestIdleCallback`, so a timer stands in for it.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  const later = () => setTimeout(() => whenIdle(() => keep().catch(() => null)), quiet)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** The files that were loaded before there was a service worker to see them. */
const filesOfThisPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
