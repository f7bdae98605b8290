import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Stands in for `ResizeObserver`. The function it gives tells all who watch by then that their sizes have come or
 * changed.
 */
export function resizing(): () => void {
  const watching: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        watching.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  return () =>
    act(() => {
      for (const tell of watching) tell()
    })
}
