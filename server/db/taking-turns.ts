/** Lets one at a time through, in the order they came. */
export function taking() {
  let last: Promise<unknown> = Promise.resolve()

  return {
    take<T>(work: () => Promise<T>): Promise<T> {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
  }
}
