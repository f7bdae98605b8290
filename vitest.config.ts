import { defineConfig } from 'vitest/config'
import { inTheLongRun } from './server/test/databases/in-the-long-run.ts'
import { onBothEngines } from './server/test/databases/on-both-engines.ts'
import { postgresBinaries } from './server/test/databases/postgres-binaries.ts'
import { LongFirst } from './tools/suite/long-first.ts'

const { LONG, SHUFFLE } = process.env
if (SHUFFLE && !/^\d{1,9}$/.test(SHUFFLE))
  throw new Error(
    `SHUFFLE is the seed of the order, a whole number of up to nine digits: ${SHUFFLE}`,
  )
const hasPostgres = postgresBinaries() !== undefined
/** Here tests stand alone in their file too, so with SHUFFLE they come in any order. */
const testsInAnyOrder = SHUFFLE ? { sequence: { shuffle: { tests: true } } } : {}
const leftOut = LONG ? [] : inTheLongRun
if (!hasPostgres) console.warn('PostgreSQL: not run (no initdb and postgres on this machine)')

/**
 * Each worker imports the app once for all of its files: what a facility keeps hangs on its own parts, not on modules.
 */
const ofTheServer = {
  isolate: false,
  setupFiles: ['./rules/test/same-dice.ts', './server/test/end-of-file.ts'],
}

const onEmbedded = {
  test: {
    ...ofTheServer,
    name: 'server-embedded',
    include:
      LONG || !hasPostgres
        ? ['server/**/*.test.ts']
        : ['server/**/*.embedded.test.ts', ...onBothEngines],
    exclude: ['**/*.postgres.test.ts', ...leftOut],
    env: { ENGINE: 'embedded' },
    globalSetup: './server/test/databases/template-for-tests.ts',
  },
}

const onPostgres = {
  test: {
    ...ofTheServer,
    name: 'server-postgres',
    include: ['server/**/*.test.ts'],
    exclude: ['**/*.embedded.test.ts', ...leftOut],
    env: { ENGINE: 'postgres' },
    globalSetup: './server/test/databases/postgres-for-tests.ts',
  },
}

export default defineConfig({
  test: {
    pool: 'forks',
    // Three on two cores: while one waits for its database or for a process it started, two others have them.
    maxWorkers: 3,
    retry: 0,
    allowOnly: false,
    // What ends a test that hangs, and no measure: a machine may be ten times slower than the one a test was written
    // on.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy machine brings late what is waited for.
    expect: { poll: { timeout: 50_000, interval: 20 } },
    // Files stand alone in any order; in many of the server's a test goes on from the one before it (decision 0052).
    sequence: SHUFFLE
      ? { shuffle: { files: true }, seed: Number(SHUFFLE) }
      : { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'rules',
          ...testsInAnyOrder,
          isolate: false,
          setupFiles: ['./rules/test/same-dice.ts', './tools/suite/begin-file.ts'],
          include: ['{rules,contract,docs,tools}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'web',
          ...testsInAnyOrder,
          // A document of its own for each file, in a process that has compiled React and happy-dom once for many.
          pool: 'vmThreads',
          include: ['web/{src,offline}/**/*.test.tsx'],
          setupFiles: ['./web/src/test/at-the-night.ts', './web/src/test/end-of-file.ts'],
        },
      },
      {
        // What needs no document needs no process of its own either.
        test: {
          name: 'web-plain',
          ...testsInAnyOrder,
          isolate: false,
          include: ['web/{src,offline}/**/*.test.ts'],
          setupFiles: './web/src/test/at-the-night.ts',
        },
      },
      onEmbedded,
      ...(hasPostgres ? [onPostgres] : []),
    ],
  },
})
