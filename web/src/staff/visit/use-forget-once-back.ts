import { useEffect, useRef } from 'react'
import { useLive } from '../../live/use-live.ts'
import { Unreachable } from '../../talk/call-failed.ts'

type Failed = { error: unknown; reset: () => void }

/** That there was no connection is said as long as there is none; what the server refused stays said. */
export function useForgetOnceBack({ error, reset }: Failed) {
  const { live } = useLive()
  const was = useRef(live)
  useEffect(() => {
    const isBack = live && !was.current
    was.current = live
    if (isBack && error instanceof Unreachable) reset()
  }, [live, error, reset])
}
