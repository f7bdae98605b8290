import { emptyTemplate, migratedTemplate } from './migrated-template.ts'

/** Made before the first test asks, so that no test's time limit pays for it. */
export async function setup(): Promise<void> {
  await migratedTemplate()
  await emptyTemplate()
}
