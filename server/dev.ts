import { type ChildProcess, spawn } from 'node:child_process'

/** Watches both sides: the server starts anew when its sources change, the web is served by Vite on port 5173. */
const root = `${import.meta.dirname}/..`
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', 'server/start.ts'], { cwd: root, stdio: 'inherit' }),
  spawn('npx', ['vite', 'web'], { cwd: root, stdio: 'inherit' }),
]

const stop = () => {
  for (const child of children) child.kill()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
for (const child of children) child.once('exit', stop)
