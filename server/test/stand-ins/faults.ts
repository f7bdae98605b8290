/** What goes wrong with a request. */
export type Fault =
  /** Refused before anything happens. */
  | { kind: 'status'; status: number }
  /** The line breaks before anything happens. */
  | { kind: 'drop' }
  /** The call takes effect, and its answer is lost. */
  | { kind: 'lose-answer' }
  /** The call takes no effect and is never answered. */
  | { kind: 'hang' }
  /** The call takes effect and is never answered. */
  | { kind: 'hang-after' }

/** What a test asks to go wrong. */
export type Faults = {
  /** The next `times` requests whose "METHOD /path" or command contains `on` fail this way. */
  next(fault: Fault, options?: { times?: number; on?: string }): void
  clear(): void
}

/** The faults that a test asks for. `take` gives the one that is due for a request, and counts it; null for none. */
export function faultQueue(): Faults & { take(what: string): Fault | null } {
  let queue: { fault: Fault; left: number; on: string }[] = []
  return {
    next(fault, { times = 1, on = '' } = {}) {
      queue.push({ fault, left: times, on })
    },
    clear() {
      queue = []
    },
    take(what) {
      const due = queue.find(({ left, on }) => left > 0 && what.includes(on))
      if (!due) return null
      due.left -= 1
      return due.fault
    },
  }
}
