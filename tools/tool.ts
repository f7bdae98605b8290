import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const tools = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
} as const

export type Outcome = { code: number; output: string }
type Options = { show?: boolean; env?: NodeJS.ProcessEnv }

/** Runs a tool of the project on the project's own Node, as `run` does a command. */
export const runTool = (name: keyof typeof tools, args: string[], options?: Options) =>
  run(process.execPath, [join(root, 'node_modules', tools[name]), ...args], options)

/** The processes that were started here, which end with this one. */
const started = new Set<ChildProcess>()
process.on('exit', () => {
  // Every tool cleans up after itself on an interrupt.
  for (const child of started) child.kill('SIGINT')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1))

/**
 * Runs a command in the project's folder. Its output is shown as it comes, or kept until the command has ended. Gives
 * its exit code, 127 where it couldn't be started; it never throws.
 */
export async function run(
  command: string,
  args: string[],
  { show = false, env = process.env }: Options = {},
): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  started.add(child)
  child.once('close', () => started.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((ended) => {
    child.on('error', ({ message }) => ended({ code: 127, output: message }))
    child.on('close', (code) => ended({ code: code ?? 1, output }))
  })
}
