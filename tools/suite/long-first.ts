import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * How many seconds a file of tests takes, by `project path`. It is stored with the code, since a fresh clone has run
 * nothing yet.
 */
export type Durations = Record<string, number>

const kept = join(import.meta.dirname, 'durations.json')

/** The durations as they were last stored; a file that took less than a second isn't among them. */
export const readDurations = (): Durations => JSON.parse(readFileSync(kept, 'utf8')) as Durations

/**
 * Stores the durations of a second or more; all other files run last, in any order. What was not run keeps its own.
 */
export function writeDurations(durations: Durations): void {
  const long = Object.entries({ ...readDurations(), ...durations })
    .filter(([, seconds]) => seconds >= 1)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, seconds]) => [file, Math.round(seconds)])
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`)
}

/**
 * Orders the files by project, since a worker goes on only within one; in each project the longest come first, so that
 * all workers end together.
 */
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
