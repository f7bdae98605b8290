const quiet = 5000

/**
 * What the browser keeps of a patron's pages, so that they stand after a reload without a network. It begins when the
 * page has come and nothing is asked of it any more, and not where she saves data. Not on plain http.
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
  // Safari has no callback for idleness.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  const later = () => setTimeout(() => whenIdle(() => keep().catch(() => null)), quiet)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** What came before there was a worker to see it. */
const filesOfThisPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
