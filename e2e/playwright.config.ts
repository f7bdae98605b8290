import { join } from 'node:path'
import { long } from '@mikvah/server/test/long.ts'
import { defineConfig } from '@playwright/test'
import { installedChromium } from './chromium.ts'
import type { Settings } from './fixtures/facility.ts'

// Two runs in one clone write nothing into one another's.
const results = process.env.RESULTS ?? join(import.meta.dirname, '../test-results')

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 800 } }

/**
 * Where a journey runs, by the tags of its title. In the gate it runs once, in English on a phone;
 * with LONG on a phone in both languages.
 *
 *   @long    only with LONG
 *   @hebrew  in Hebrew in the gate too: letters, direction or Hebrew dates are what it is about
 *   @rtl     in the gate in Hebrew alone: what it is about is the other direction
 *   @once    in English alone, also with LONG
 *   @desk    at home on a wide screen: there alone in the gate, with LONG on the phone too
 *   @wide    with LONG on a wide screen too
 */
const runs = long
  ? { onThePhone: {}, inHebrew: { grepInvert: /@once/ }, atTheDesk: { grep: /@desk|@wide/ } }
  : {
      onThePhone: { grepInvert: /@long|@desk|@rtl/ },
      inHebrew: { grep: /@hebrew|@rtl/, grepInvert: /@long|@once/ },
      atTheDesk: { grep: /@desk/, grepInvert: /@long|@rtl/ },
    }

/** Before the first journey there is a facility for each worker at once (fixtures/facilities.ts). */
export default defineConfig<Settings>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(results, 'journeys'),
  globalSetup: './fixtures/facilities.ts',
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
      args: [
        '--disable-quic',
        '--disable-component-update',
        // Who hears a sound for the first time on a machine would keep a folder for it where temporary files are.
        '--disable-audio-output',
        // A graphics card that is played by the processor costs an eighth of a journey's time, and a page is drawn
        // without one.
        '--disable-gpu',
        // A page lives for seconds here: what its scripts gain by being optimized costs more than it gives.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    // The browser stands elsewhere than the facility: nothing may lean on its zone.
    timezoneId: 'Asia/Tokyo',
    // What a worker answers no journey can hold up or spoil; those that are about it let it in.
    serviceWorkers: 'block',
    // A colour on its way to another one says nothing about contrast.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace reads every answer once more, a tenth of a journey's time: it is made where a red one is walked again.
    trace: 'off',
  },
  projects: [
    { name: 'phone-en', use: { ...phone, lang: 'en', locale: 'en-US' }, ...runs.onThePhone },
    { name: 'phone-he', use: { ...phone, lang: 'he', locale: 'he-IL' }, ...runs.inHebrew },
    { name: 'desk-en', use: { ...desk, lang: 'en', locale: 'en-US' }, ...runs.atTheDesk },
  ],
})
