import { useEffect, useRef } from 'react'
import { useLive } from '../../live/use-live.ts'
import { Unreachable } from '../../talk/call-failed.ts'

type Failed = { error: unknown; reset: () => void }

/** Removes the message about a lost network once the network is back; a refusal of the server stays. */
export function useForgetOnceBack({ error, reset }: Failed) {
  const { live } = useLive()
  const was = useRef(live)
  useEffect(() => {
    const isBack = live && !was.current
    was.current = live
    if (isBack && error instanceof Unreachable) reset()
  }, [live, error, reset])
}
