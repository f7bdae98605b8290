import { join } from 'node:path'
import { root, run } from '../tool.ts'
import { closing } from './closing.ts'
import type { Ran } from './counts.ts'
import { ownFolder } from './own-folder.ts'

type Options = {
  /**
   * Whether a test that failed is run once more, alone. A run that moves the clock or the order, or plays more rounds,
   * is meant to make fragile tests fail, and they would pass when they run alone as usual.
   */
  judges: boolean
}

/**
 * Runs tests with a folder of their own for temporary files, says at the end how they went, and ends this process with
 * its exit code.
 */
export async function aRun(tests: () => Promise<Ran[]>, options: Options): Promise<never> {
  const began = performance.now()
  const folder = ownFolder()
  // Many tests start the product as a process, so what Node has compiled once is cached for the next.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')
  const ran = await tests()
  const code = await closing({
    ran,
    ...options,
    commit: (await run('git', ['rev-parse', '--short', 'HEAD'])).output.trim(),
    leftBehind: folder.leftBehind,
    seconds: () => (performance.now() - began) / 1000,
  })
  folder.clear()
  process.exit(code)
}

/** Builds the web when it is stale, and gives whether that worked. */
export const builtWeb = async (): Promise<boolean> =>
  (await run(process.execPath, ['tools/build-web.ts'], { show: true })).code === 0
