/** Chromium's offer to install; other browsers never make one, and iOS needs words instead. */
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

export const installOffer = () => offer

export function onInstallOffer(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
