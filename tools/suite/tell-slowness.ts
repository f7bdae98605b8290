import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { slownessFromNow } from './slowness.ts'

/**
 * Notes with each failed journey how slow the machine was; it comes before the reporter that writes those notes to a
 * file.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from here.
export default class TellSlowness implements Reporter {
  #slowness = slownessFromNow()

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'passed' && status !== 'skipped')
      test.annotations.push({ type: 'slower', description: String(this.#slowness()) })
  }
}
