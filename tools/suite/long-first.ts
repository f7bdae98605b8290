import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Seconds that a file takes, by `project path`: kept with the code, since a fresh clone has run nothing yet. */
export type Durations = Record<string, number>

const kept = join(import.meta.dirname, 'durations.json')

export const readDurations = (): Durations => JSON.parse(readFileSync(kept, 'utf8')) as Durations

/** Keeps what takes a second or more; all else comes last in any order. */
export function writeDurations(durations: Durations): void {
  const long = Object.entries(durations)
    .filter(([, seconds]) => seconds >= 1)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, seconds]) => [file, Math.round(seconds)])
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`)
}

/** Project by project, since a worker goes on only within one; in each the longest first, so that all end together. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations()
    const known = ({ project, moduleId }: TestSpecification) => {
      const path = moduleId.slice(join(import.meta.dirname, '../..').length + 1)
      return durations[`${project.name} ${path}`] ?? 0
    }
    const projects = [...new Set(files.map(({ project }) => project.name))].sort()
    return files.toSorted(
      (a, b) =>
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || known(b) - known(a),
    )
  }
}
