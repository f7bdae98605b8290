import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { aChromium } from './browser.ts'
import { none, type Ran, type Red } from './counts.ts'
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
  const { counts, red } = toldIn(written)
  const silent = code !== 0 && counts.failed === 0
  return {
    what: `${what} (${chromium})`,
    counts: silent ? { ...counts, failed: 1 } : counts,
    red: silent ? [{ where: what, said: `ended with ${code} and named no journey` }] : red,
  }
}

function toldIn(path: string) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as JSONReport
    const failed = stats.unexpected + stats.flaky
    const counts = { passed: stats.expected, failed, skipped: stats.skipped }
    return { counts, red: suites.flatMap(redIn) }
  } catch {
    return { counts: none, red: [] }
  }
}

const redIn = (suite: JSONReportSuite): Red[] => [
  ...suite.specs
    .filter((spec) => !spec.ok)
    .flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) => ({
          where: `${test.projectName} ${spec.file}:${spec.line} > ${spec.title}`,
          said: test.results.find((each) => each.error)?.error?.message ?? '',
        })),
    ),
  ...(suite.suites ?? []).flatMap(redIn),
]
