import { afterAll, onTestFinished, TestRunner } from 'vitest'

const endings: (() => Promise<void>)[] = []

// Registered on import, while the file is collected: inside beforeAll it would come too late.
afterAll(async () => {
  for (const end of endings.reverse()) await end()
})

/** Ends something after the running test, or after the file when no test is running. */
export function afterUse(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end)
  else endings.push(end)
}
