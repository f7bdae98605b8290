import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { installedChromium } from './chromium.ts'
import type { Settings } from './fixtures/facility.ts'

// Two runs in one clone write nothing into one another's.
const results = process.env.RESULTS ?? join(import.meta.dirname, '../test-results')

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 800 } }

const long = process.env.LONG !== undefined
const inTheGate = (left: RegExp) => (long ? {} : { grepInvert: left })

/** It starts no server: each worker opens a facility of its own, furnished once for all (fixtures/furnished.ts). */
export default defineConfig<Settings>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(results, 'journeys'),
  globalSetup: './fixtures/furnished.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // A slow machine is no fault of the page: what never comes is waited for this long.
  expect: { timeout: 20_000 },
  reporter: [
    ['line'],
    ['../tools/suite/tell-slowness.ts'],
    ['json', { outputFile: join(results, 'journeys.json') }],
  ],
  use: {
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: installedChromium(),
      args: ['--disable-quic', '--disable-component-update'],
    },
    // The browser stands elsewhere than the facility: nothing may lean on its zone.
    timezoneId: 'Asia/Tokyo',
    // What a worker answers no journey can hold up or spoil; those that are about it let it in.
    serviceWorkers: 'block',
    // A colour on its way to another one says nothing about contrast.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  /**
   * With `npm test` each journey runs once, on a wide screen when it is tagged @desk and on a phone otherwise, and once
   * more in Hebrew when it is tagged @hebrew: where letters, dates or direction are what it is about. With
   * `npm run test:long` each runs on a phone in both languages, unless it is tagged @once, and on the wide screen too;
   * those tagged @long run only there.
   */
  projects: [
    {
      name: 'phone-en',
      use: { ...phone, lang: 'en', locale: 'en-US' },
      ...inTheGate(/@desk|@long/),
    },
    {
      name: 'phone-he',
      use: { ...phone, lang: 'he', locale: 'he-IL' },
      ...(long ? { grepInvert: /@once/ } : { grep: /@hebrew/, grepInvert: /@long/ }),
    },
    {
      name: 'desk-en',
      use: { ...desk, lang: 'en', locale: 'en-US' },
      grep: /@desk/,
      ...inTheGate(/@long/),
    },
  ],
})
