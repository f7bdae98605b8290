import type { Ms } from '@mikvah/rules/time/ms.ts'

/**
 * A semaphore: gives a function that runs `most` acts at once; one that doesn't get its turn within `patience` isn't
 * run, and gives `null`.
 */
export function turns(most: number): <T>(patience: Ms, act: () => Promise<T>) => Promise<T | null> {
  let free = most
  const waiting: (() => void)[] = []

  const myTurn = (patience: Ms) =>
    new Promise<boolean>((come) => {
      if (free > 0) {
        free -= 1
        return come(true)
      }
      const go = () => {
        clearTimeout(tired)
        come(true)
      }
      const tired = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1)
        come(false)
      }, patience)
      waiting.push(go)
    })

  const handOn = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (patience, act) => {
    if (!(await myTurn(patience))) return null
    try {
      return await act()
    } finally {
      handOn()
    }
  }
}
