import { useEffect } from 'react'

/** What the browser keeps of this screen, so that it stands after a reload without a network. Not on plain http. */
export function useStandsOffline(scope: '/room' | '/kiosk' | '/waiting') {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/kept-screens.js', { scope }).catch(() => null)
  }, [scope])
}

/** The files of a new version take the place of the old ones. */
export async function takeNewFiles(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await kept?.update().catch(() => null)
  ;(kept?.waiting ?? kept?.installing)?.postMessage('now')
}
