import { useEffect } from 'react'

/** What the browser keeps of this screen, so that it stands after a reload without a network. Not on plain http. */
export function useStandsOffline(scope: '/room' | '/kiosk' | '/waiting') {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/kept-screens.js', { scope }).catch(() => null)
  }, [scope])
}

/** A network that is slow holds nobody up: the new page fetches what is missing. */
const longestWait = 5000

/**
 * Asks for the files of a new version, here and on a patron's phone; the answer lets them take the place of the old ones,
 * right before a reload.
 */
export async function fetchNewFiles(): Promise<() => void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const waited = new Promise((goOn) => setTimeout(goOn, longestWait))
  if (registration) await Promise.race([registration.update().catch(() => null), waited])
  return () => (registration?.waiting ?? registration?.installing)?.postMessage('now')
}
