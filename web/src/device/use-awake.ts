import { useEffect } from 'react'

/** The screen stays lit while this page is seen. A lock goes with the page that is hidden, so it is asked for anew. */
export function useAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let over = false
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (over || document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // A device that saves its battery says no; it is asked again when it is next looked at.
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
