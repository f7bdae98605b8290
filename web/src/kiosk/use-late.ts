import { useEffect, useState } from 'react'
import { useOnline } from '../parts/OfflineNotice.tsx'

const patience = 4000

/**
 * Whether she has waited (`waits`) for four seconds, so that the kiosk says so; without a network it says so at once.
 */
export function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false)
  const online = useOnline()
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setLate(true), online ? patience : 0)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waits, online])
  return waits && late
}
