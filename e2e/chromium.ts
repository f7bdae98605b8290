import { existsSync } from 'node:fs'
import { long } from '@mikvah/server/test/long.ts'
import { chromium } from '@playwright/test'

/** The same engine without the windows of a browser round it: each page of a journey costs a quarter less. */
const shell = '/usr/bin/chromium-headless-shell'

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of the Chromium or Chrome of this machine: CHROMIUM, else an installed one, else Playwright's own; undefined
 * where there is none. The gate walks in the shell where there is one; with LONG it is a whole browser's turn.
 */
export const installedChromium = (): string | undefined =>
  [
    process.env.CHROMIUM,
    ...(long ? [...browsers, shell] : [shell, ...browsers]),
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))
