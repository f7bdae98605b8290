import { useEffect } from 'react'

/**
 * Registers the service worker that caches this screen, so that it opens after a reload without a network. Does nothing
 * on plain http and while developing.
 */
export function useStandsOffline(scope: '/room' | '/kiosk' | '/waiting') {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/kept-screens.js', { scope }).catch(() => null)
  }, [scope])
}

/** A slow network doesn't hold this up: the new page loads what is missing. */
const longestWait = 5000

/**
 * Loads the files of a new version into the cache, for at most five seconds. The function that it resolves with, called
 * right before a reload, puts them in place of the old ones.
 */
export async function fetchNewFiles(): Promise<() => void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const waited = new Promise((goOn) => setTimeout(goOn, longestWait))
  if (registration) await Promise.race([registration.update().catch(() => null), waited])
  return () => (registration?.waiting ?? registration?.installing)?.postMessage('now')
}
