import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { useEffect, useState } from 'react'

/** Whoever said that she is on her way is there by then, or is called anew. */
const longestWay = 5 * 60_000

/**
 * A call that somebody has answered is open no more, and nobody is there yet: until her visit goes on, the screen says that
 * somebody comes. `called` is the call that is open now. What she takes back herself brings nobody.
 */
export function useComing(called: number | null, status: ReservationStatus | undefined) {
  const [last, setLast] = useState({ called, status })
  const [isComing, setComing] = useState(false)
  const [takenBack, setTakenBack] = useState<number | null>(null)
  if (last.called !== called || last.status !== status) {
    // A call that the server doesn't know yet (0) is answered by nobody.
    const isAnswered = Boolean(last.called) && last.called !== takenBack && called === null
    setLast({ called, status })
    setComing(last.status === status && (isAnswered || (isComing && called === null)))
  }
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setComing(false), longestWay)
    return () => clearTimeout(timer)
  }, [isComing])
  return { isComing, takeBack: () => setTakenBack(called) }
}
