import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { processesOf } from './processes-of.ts'
import { removeFolder } from './remove-folder.ts'

/**
 * Clears after a run of the tests: started beside it, it reads until the run has ended in any way. What the run has
 * started may then end by itself for a while; what goes on is killed, and the folder is removed.
 */
const [folder = '', lastWords] = process.argv.slice(2)
const patience = Number(lastWords)
const toBeKilled = 10_000

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.stdin.resume()
await once(process.stdin, 'close')

const until = Date.now() + patience
while (processesOf(folder).length > 0 && Date.now() < until) await setTimeout(100)
for (const { pid } of processesOf(folder)) end(pid)
while (processesOf(folder).length > 0 && Date.now() < until + toBeKilled) await setTimeout(100)
removeFolder(folder, 5)

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended since it was listed.
  }
}
