import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * Asks twenty times on connections of its own, from another process, while this one's loop stands still until all of it
 * has been sent. Gives the first lines of the answers.
 */
export function askedMeanwhile(port: number): Promise<string[]> {
  const sent = join(mkdtempSync(join(tmpdir(), 'mikvah-sent-')), 'sent')
  const asks = spawn(process.execPath, ['-e', asking, String(port), sent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(asks.stdout)
  while (!existsSync(sent)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  rmSync(dirname(sent), { recursive: true })
  return said.then((all) => all.trim().split('\n'))
}
const asking = `
  const [port, file] = process.argv.slice(1)
  const asks = 'GET /api/api/settings/publicsettings HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n'
  let sent = 0
  for (let nth = 0; nth < 20; nth++) {
    let all = ''
    require('node:net').connect(port, '127.0.0.1')
      .on('data', (piece) => (all += piece))
      .on('error', ({ code }) => console.log(code))
      .on('end', () => console.log(all.split('\\r\\n')[0]))
      .write(asks, () => ++sent === 20 && require('node:fs').writeFileSync(file, ''))
  }`
