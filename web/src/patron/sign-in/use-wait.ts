import { useState } from 'react'

/** Whether that moment, in epoch milliseconds of this device, is still to come; and what ends the wait. */
export function useWait(until: number): [waiting: boolean, end: () => void] {
  const [ended, setEnded] = useState(() => (until > Date.now() ? 0 : until))
  return [ended < until, () => setEnded(until)]
}
