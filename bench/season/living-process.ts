import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Asked, Held } from './moved-process.ts'

const root = join(import.meta.dirname, '../..')

/** The product in a process whose clocks are moved, and what it has complained of. */
export type Living = {
  url: string
  /** Sets its Date so far ahead of the machine's; gives what it holds once all that nobody needs is collected. */
  setAhead(ahead: Ms): Promise<Held>
  /** How often its log has said each thing that is worth a warning. */
  complaints: Map<string, number>
  stop(): Promise<void>
}

/** Starts the product with this environment and a clock that can be moved, and waits until it is open. */
export async function startLiving(where: Record<string, string>): Promise<Living> {
  const preload = ['--import', join(import.meta.dirname, 'moved-process.ts')]
  const child = spawn(process.execPath, [...preload, join(root, 'server/start.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...where },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const complaints = new Map<string, number>()
  const opened = Promise.withResolvers<string>()
  createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
    const url = /open at (http:\/\/\S+)/.exec(line)?.[1]
    if (url) opened.resolve(url.replace('localhost', '127.0.0.1'))
    if (!line.startsWith('{')) return
    const { level, msg, job, err } = JSON.parse(line)
    const said = [level >= 50 ? 'error' : 'warning', msg, job, err?.message].filter(Boolean)
    complaints.set(said.join(': '), (complaints.get(said.join(': ')) ?? 0) + 1)
  })
  void gone.then(() => opened.reject(new Error('The process ended.')))
  return {
    url: await opened.promise,
    complaints,
    async setAhead(ahead) {
      const answer = once(child, 'message')
      child.send({ ahead } satisfies Asked)
      const [held]: Held[] = await answer
      if (!held) throw new Error('It told nothing.')
      return held
    },
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
