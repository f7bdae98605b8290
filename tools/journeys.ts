import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { aChromium } from './browser.ts'
import { none, type Ran } from './counts.ts'
import { root, runTool } from './tool.ts'

const what = 'journeys in Chromium'

/** Runs the journeys of e2e/, or those of the named files, in a real browser. */
export async function journeys(env: NodeJS.ProcessEnv, files: string[] = []): Promise<Ran> {
  const chromium = await aChromium()
  if (!chromium)
    return { what, notRun: 'no Chromium or Chrome is here, and none could be installed' }

  const written = join(root, 'test-results/journeys.json')
  rmSync(written, { force: true })
  const { code } = await runTool(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', ...files],
    {
      show: true,
      env: { ...env, CHROMIUM: chromium },
    },
  )
  const counts = countsIn(written)
  const silent = code !== 0 && counts.failed === 0
  return { what: `${what} (${chromium})`, counts: silent ? { ...counts, failed: 1 } : counts }
}

function countsIn(path: string) {
  try {
    const { stats } = JSON.parse(readFileSync(path, 'utf8')) as JSONReport
    const failed = stats.unexpected + stats.flaky
    return { passed: stats.expected, failed, skipped: stats.skipped }
  } catch {
    return none
  }
}
