import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished, TestRunner } from 'vitest'

const endings: (() => Promise<void>)[] = []

/** Runs what is to be ended after the file. Called by `end-of-file.ts` after each test file. */
export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end()
}

const amongOthers = new AsyncLocalStorage<true>()

/**
 * A test that runs beside others of its file, or begins what another goes on with. What it asks for is ended after the
 * file: which of several is running can't be told.
 */
export const besideOthers =
  <Given extends unknown[]>(test: (...given: Given) => Promise<void>) =>
  (...given: Given) =>
    amongOthers.run(true, () => test(...given))

/** Ends something after the running test, or after the file when no test is running. */
export function afterUse(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest() && !amongOthers.getStore()) onTestFinished(end)
  else endings.push(end)
}
