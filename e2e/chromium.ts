import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium or Chrome of this machine: CHROMIUM, else an installed one, else Playwright's own. */
export const installedChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...places, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
