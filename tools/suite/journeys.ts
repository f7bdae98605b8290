import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import { aChromium } from '../browser.ts'
import { root, run, runTool } from '../tool.ts'
import { type LeftOut, none, type Ran, type Red } from './counts.ts'
import { saidOfBrowser } from './seen-green.ts'

export const journeysInChromium = 'journeys in Chromium'

/** The outcome of the journeys when they couldn't be run, with the reason. */
export const notWalked = (notRun: string): Ran => ({ what: journeysInChromium, notRun })

const versionOf = async (chromium: string): Promise<string | undefined> =>
  /Chrom\w+ [\d.]+/.exec((await run(chromium, ['--version'])).output)?.[0]

/**
 * Node removes the types by itself; without this Playwright would translate each file first, and in a fresh clone all
 * of them.
 */
const asTheyStand = { PW_DISABLE_TS_ESM: '1' }

type Wanted = { files?: string[]; args?: string[] }

/** Runs the journeys of e2e/, or those of the named files, in a real browser. `args` are Playwright's own. */
export async function journeys({ files = [], args = [] }: Wanted = {}): Promise<Ran> {
  const chromium = await aChromium()
  if (!chromium) return notWalked('no Chromium or Chrome is here, and none could be installed')

  const what = journeysInChromium
  const folder = join(root, `test-results/${process.pid}`)
  const { code } = await runTool(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', ...files, ...args],
    { show: true, env: { ...process.env, ...asTheyStand, CHROMIUM: chromium, RESULTS: folder } },
  )
  const { counts, red, leftOut } = toldIn(join(folder, 'journeys.json'))
  const browser = (await versionOf(chromium)) ?? chromium
  const silent = code !== 0 && counts.failed === 0
  // When a journey has failed, its pictures stay to be looked at, and its traces where it was walked again.
  if (code === 0) rmSync(folder, { recursive: true })
  return {
    // The version of the browser is named, because a failure that comes with another browser may come from that.
    what: `${what} (${browser})`,
    leftOut,
    notes: saidOfBrowser(browser, code === 0),
    counts: silent ? { ...counts, failed: 1 } : counts,
    red: silent
      ? [{ project: what, file: '', title: what, said: `ended with ${code}, and named none` }]
      : red.map((one) => ({ ...one, browser })),
  }
}

function toldIn(path: string) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as JSONReport
    const counts = { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }
    return { counts, red: suites.flatMap(redIn), leftOut: suites.flatMap(leftOutIn) }
  } catch {
    return { counts: none, red: [], leftOut: [] }
  }
}

const redIn = (suite: JSONReportSuite): Red[] => [
  ...suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map((test) => ({
        project: test.projectName,
        file: `e2e/${file}`,
        title: `${title} (line ${line})`,
        said: test.results.find(({ error }) => error)?.error?.message ?? '',
        ...slowerIn(test),
      })),
  ),
  ...(suite.suites ?? []).flatMap(redIn),
]

const leftOutIn = (suite: JSONReportSuite): LeftOut[] => [
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations }) => ({
        test: `${projectName} e2e/${file} > ${title}`,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'it says no reason',
      })),
  ),
  ...(suite.suites ?? []).flatMap(leftOutIn),
]

const slowerIn = ({ annotations }: JSONReportTest) => {
  const told = annotations.find(({ type }) => type === 'slower')?.description
  return told ? { slower: Number(told) } : {}
}
