import { useEffect, useState } from 'react'
import { keepCall, type StoredCall, storedCall } from './stored-room.ts'

/** Whoever said that she is on her way is there by then, or is called anew. */
const longestWay = 5 * 60_000

/**
 * A call that somebody has answered is open no more, and nobody is there yet: until her visit goes on, the screen says that
 * somebody comes, also after it was loaded anew. `called` is the call that is open now. What she takes back herself brings
 * nobody.
 */
export function useComing(of: string, called: number | null, status: StoredCall['status']) {
  const [last, setLast] = useState(() => storedCall({ of, status }))
  if (last.called !== called || last.status !== status) {
    // A call that the server doesn't know yet (0) is answered by nobody.
    const isAnswered = Boolean(last.called) && last.called !== last.takenBack && called === null
    const isAsBefore = last.status === status && called === null
    const since = isAsBefore ? (isAnswered ? Date.now() : last.since) : null
    setLast({ ...last, status, called, since })
  }
  const { since } = last
  useEffect(() => keepCall(last), [last])
  useEffect(() => {
    if (since === null) return
    const over = () => setLast((now) => ({ ...now, since: null }))
    const timer = setTimeout(over, Math.max(0, since + longestWay - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return {
    isComing: since !== null,
    takeBack: () => setLast((now) => ({ ...now, takenBack: called })),
  }
}
