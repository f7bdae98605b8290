import { type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { keepTyped, ownerNow, typedBefore } from './stored-typed.ts'

/**
 * State for what is typed, as `useState` gives it. It is stored in this tab under `where`, for this person only, so
 * that it survives a reload and the end of her session. It is deleted when it has its first value again, and when she
 * leaves the address by herself.
 */
export function useTyped<T>(where: string, initial: T | (() => T)) {
  const [owner] = useState(ownerNow)
  const [begun] = useState<T>(initial)
  const [value, setValue] = useState<T>(() => (typedBefore(owner, where) as T) ?? begun)
  const latest = useRef(value)

  const put = useCallback(
    (next: SetStateAction<T>) => {
      latest.current = next instanceof Function ? next(latest.current) : next
      keepTyped(owner, where, isSame(latest.current, begun) ? undefined : latest.current)
      setValue(latest.current)
    },
    [owner, where, begun],
  )
  useForgetOnLeaving(owner, where)
  return [value, put] as const
}

/** Deletes what was typed here when she leaves the address by herself. */
export function useForgetOnLeaving(owner: string, where: string) {
  useEffect(() => {
    const { pathname } = location
    return () => {
      if (location.pathname !== pathname && ownerNow() === owner) keepTyped(owner, where, undefined)
    }
  }, [owner, where])
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
