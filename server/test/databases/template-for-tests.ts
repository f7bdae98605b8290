import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { emptyTemplate, migratedTemplate } from './migrated-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which this run keeps databases that are made once and copied. */
    furnishedIn: string
  }
}

/** Makes the migrated database before the first test, so that it doesn’t count towards a test’s time limit. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await migratedTemplate()
  await emptyTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-furnished-once-'))
  project.provide('furnishedIn', folder)
  return () => rm(folder, { recursive: true, force: true })
}
