import { onTestFinished, TestRunner } from 'vitest'

const endings: (() => Promise<void>)[] = []

/** Runs what is to be ended after the file. Called by `end-of-file.ts` after each test file. */
export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end()
}

/** Ends something after the running test, or after the file when no test is running. */
export function afterUse(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end)
  else endings.push(end)
}
