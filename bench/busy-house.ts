import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { installedChromium } from '../e2e/chromium.ts'
import { runTool } from '../tools/tool.ts'
import { type Desk, openBusyDesk } from './desk.ts'
import { startProduct } from './processes.ts'

/** A server with a busy evening at its address, its desk, and Chromium. */
export type BusyHouse = { url: string; desk: Desk; browser: Browser }

/**
 * Builds the web, starts a server that keeps its data in a folder of its own, lays a busy evening on it and opens
 * Chromium. What was opened is closed with `open`. Throws where the web can't be built.
 */
export async function openBusyHouse(open: AsyncDisposableStack): Promise<BusyHouse> {
  const built = await runTool('vite', ['build', 'web', '--logLevel', 'warn'], { show: true })
  if (built.code !== 0) throw new Error('The web was not built.')
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-busy-house-'))
  open.defer(() => rm(folder, { recursive: true, force: true }))
  const { url, stop } = await startProduct({ DATA_DIR: join(folder, 'data') })
  open.defer(stop)
  const desk = await openBusyDesk(url)
  const browser = await chromium.launch({ executablePath: installedChromium() })
  open.defer(() => browser.close())
  return { url, desk, browser }
}
