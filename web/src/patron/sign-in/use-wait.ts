import { useState } from 'react'

/** Whether a moment, in epoch milliseconds of this device, is still ahead; and a function that ends the wait. */
export function useWait(until: number): [waiting: boolean, end: () => void] {
  const [ended, setEnded] = useState(() => (until > Date.now() ? 0 : until))
  return [ended < until, () => setEnded(until)]
}
