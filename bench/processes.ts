import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')

/** A process that serves at an address. `stop` sends SIGTERM and waits until it is gone. */
export type Server = { url: string; pid: number; stop(): Promise<void> }

/** A server process of ours: `opened` finds its address in a line that it prints. */
async function startProcess(
  file: string,
  env: Record<string, string>,
  opened: RegExp,
  flags: readonly string[] = [],
): Promise<Server> {
  const child = spawn(process.execPath, [...flags, join(root, file)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = opened.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return { url: url.replace('localhost', '127.0.0.1'), pid: child.pid ?? 0, stop }
  }
  throw new Error(`${file} ended before it was open.`)
}

/**
 * Starts the product with this environment, and flags of Node, on a free port, and waits until it is open. Throws where
 * it ends before.
 */
export const startProduct = (
  where: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Server> =>
  startProcess(
    'server/start.ts',
    { PORT: '0', LOG_LEVEL: 'error', ...where },
    /open at (http:\/\/\S+)/,
    flags,
  )

/** Starts the bare server on a database; its answers have so many bytes. */
export const startBare = (
  databaseUrl: string,
  bytes: { availability: number; booking: number },
): Promise<Server> =>
  startProcess(
    'bench/bare.ts',
    {
      DATABASE_URL: databaseUrl,
      AVAILABILITY_BYTES: String(bytes.availability),
      BOOKING_BYTES: String(bytes.booking),
    },
    /bare on (http:\/\/\S+)/,
  )
