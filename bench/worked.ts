import { readdirSync, readFileSync } from 'node:fs'

/** The numbers of a process as Linux counts them, by their places in its `stat`; none for one that is gone. */
function statOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

/** How long a process has worked on a core, user's and system's, in ms; Linux counts hundredths of a second. */
export function workedMs(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** How long the processes that this one has for its parent have worked, with it and with those that have ended, in ms. */
export function workedWithChildrenMs(parent: number): number {
  const ended = statOf(parent)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(name)[1]) === parent)
    .map((name) => workedMs(Number(name)))
  return workedMs(parent) + (Number(ended[13]) + Number(ended[14])) * 10 + sum(children)
}

/** The parent of a process. */
export const parentOf = (pid: number): number => Number(statOf(pid)[1])

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
