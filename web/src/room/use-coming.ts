import { useEffect, useState } from 'react'
import { keepCall, type StoredCall, storedCall } from './stored-room.ts'

/**
 * How long the screen says that somebody comes, in milliseconds. By then whoever answered has arrived, or is called
 * again.
 */
const longestWay = 5 * 60_000

/**
 * Whether somebody is coming (`isComing`). A call that was answered is no longer open, but nobody is there yet: until
 * the visit goes on or she calls again, for five minutes at most, the screen says that somebody comes, also after a
 * reload. `of` is the visit's id, `called` that of the call that is open now. A call that she took back herself
 * (`takeBack`) brings nobody.
 */
export function useComing(of: string, called: number | null, status: StoredCall['status']) {
  const [last, setLast] = useState(() => storedCall({ of, status }))
  if (last.called !== called || last.status !== status) {
    // A call with id 0 isn't known to the server yet, so nobody can have answered it.
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
