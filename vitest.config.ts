import { defineConfig } from 'vitest/config'
import { postgresBinaries } from './server/test/postgres-binaries.ts'

/** Both engines run the same files, but for those named after the one that has what they test. */
const onEmbedded = {
  test: {
    name: 'server-embedded',
    include: ['server/**/*.test.ts'],
    exclude: ['**/*.postgres.test.ts'],
    env: { ENGINE: 'embedded' },
    globalSetup: './server/test/template-for-tests.ts',
  },
}

const onPostgres = {
  test: {
    name: 'server-postgres',
    include: ['server/**/*.test.ts'],
    exclude: ['**/*.embedded.test.ts'],
    env: { ENGINE: 'postgres' },
    globalSetup: './server/test/postgres-for-tests.ts',
  },
}

const hasPostgres = postgresBinaries() !== undefined
if (!hasPostgres) console.warn('PostgreSQL: not run (no initdb and postgres on this machine)')

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    allowOnly: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{rules,contract,docs,tools}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
        },
      },
      onEmbedded,
      ...(hasPostgres ? [onPostgres] : []),
    ],
  },
})
