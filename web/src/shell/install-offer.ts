/**
 * The event in which Chromium offers to install the app; other browsers never send one, and iOS needs an explanation
 * instead.
 */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  tell(event as InstallOffer)
})
window.addEventListener('appinstalled', () => tell(null))

function tell(next: InstallOffer | null) {
  offer = next
  for (const listener of listeners) listener()
}

/** The browser's offer to install the app; null while there is none. */
export const installOffer = () => offer

/** Asks her by the offer, which is spent then: a browser asks by each of them only once. */
export function promptInstall(offered: InstallOffer) {
  tell(null)
  return offered.prompt()
}

/** Calls the listener when an offer comes or is spent. Gives the way to stop. */
export function onInstallOffer(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
