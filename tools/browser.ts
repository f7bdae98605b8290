import { existsSync } from 'node:fs'
import { installedChromium } from '../e2e/chromium.ts'
import { run, runTool } from './tool.ts'

/** The path of a Chromium to test with. Installs one when the machine has none; undefined when that fails. */
export async function aChromium(): Promise<string | undefined> {
  const found = installedChromium()
  if (found) return found
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  console.log(
    `No Chromium or Chrome is installed; installing ${asRoot ? 'Debian’s' : 'Playwright’s'}.`,
  )
  const { code, output } = asRoot
    ? await fromDebian()
    : await runTool('playwright', ['install', 'chromium'])
  if (code !== 0) console.error(output)
  return installedChromium()
}

async function fromDebian() {
  const updated = await run('apt-get', ['update', '-q'])
  return updated.code === 0
    ? run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])
    : updated
}
