import { useEffect, useState } from 'react'
import { onSessionChange, presentSession } from './session.ts'

/** What was typed when a sign-in ended, by place and person. It lives as long as the page and goes to no one else. */
const putAside = new Map<string, unknown>()

/** State for what she types behind a sign-in. When that ends under her hands, her words are there again after the next one. */
export function useTyped<T>(place: string, initial: T | (() => T)) {
  const [owner] = useState(() => presentSession()?.userId)
  const name = `${owner} ${place}`
  const [value, setValue] = useState<T>(() => (putAside.get(name) as T) ?? first(initial))
  // Only what has come onto the screen has been given back: a picture that was begun and thrown away took nothing.
  useEffect(() => {
    putAside.delete(name)
  }, [name])
  useEffect(
    () =>
      onSessionChange(() => {
        if (owner && presentSession()?.userId !== owner) putAside.set(name, value)
      }),
    [owner, name, value],
  )
  return [value, setValue] as const
}

const first = <T>(initial: T | (() => T)): T => (initial instanceof Function ? initial() : initial)
