import { useEffect } from 'react'

/**
 * Keeps the screen lit (a screen wake lock) while this page is visible, where the device grants it. The lock ends when
 * the page is hidden, so it is requested again afterwards.
 */
export function useAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let over = false
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (over || document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // A device that saves its battery refuses; it is asked again when the page is next visible.
      const given = await navigator.wakeLock.request('screen').catch(() => null)
      if (over) given?.release()
      else lock = given
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      lock?.release()
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
}
