import { useCallback, useSyncExternalStore } from 'react'
import type { Marks } from './marks.ts'

/** Marks are stored on the device until they are recorded: a visit's id, its outcome and a room. They name nobody. */
const place = (date: string) => `sheet ${date}`
const none: Marks = {}
const listeners = new Set<() => void>()
const known = new Map<string, { text: string; marks: Marks }>()

/** Gives the same object as long as the stored marks haven't changed, in this tab or another. */
function storedMarks(date: string): Marks {
  const text = localStorage.getItem(place(date))
  if (text === null) return none
  const read = known.get(date)
  if (read?.text === text) return read.marks
  const marks = readMarks(text)
  known.set(date, { text, marks })
  return marks
}

function readMarks(text: string): Marks {
  try {
    return JSON.parse(text) as Marks
  } catch {
    return none
  }
}

function keepMarks(date: string, marks: Marks): void {
  if (Object.keys(marks).length === 0) localStorage.removeItem(place(date))
  else localStorage.setItem(place(date), JSON.stringify(marks))
  for (const listener of listeners) listener()
}

function onMarks(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * `[marks, change]`: the marks of a night as this device has stored them, kept up to date in every tab, and how to
 * change them: by a function of the marks as they are when it is applied.
 */
export function useStoredMarks(date: string) {
  const marks = useSyncExternalStore(onMarks, () => storedMarks(date))
  const change = useCallback(
    (how: (marks: Marks) => Marks) => keepMarks(date, how(storedMarks(date))),
    [date],
  )
  return [marks, change] as const
}
