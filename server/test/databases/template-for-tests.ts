import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { emptyTemplate, migratedTemplate } from './migrated-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's folder for what is furnished once and copied. */
    furnishedIn: string
  }
}

/** Made before the first test asks, so that no test's time limit pays for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await migratedTemplate()
  await emptyTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-furnished-once-'))
  project.provide('furnishedIn', folder)
  return () => rm(folder, { recursive: true, force: true })
}
