import { get } from 'node:http'
import type { HealthLook } from './a-rush.ts'

/**
 * A program that asks an address for its health again and again on one connection, and prints each answer, until nobody
 * reads its output.
 */
const [url = ''] = process.argv.slice(2)
const now = () => performance.timeOrigin + performance.now()

const look = () =>
  new Promise<HealthLook>((told, fail) => {
    const asked = now()
    get(url, { agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => told({ asked, answered: now(), status: answer.statusCode ?? 0 }))
    }).once('error', fail)
  })

process.stdin.once('end', () => process.exit())
process.stdin.resume()
for (;;) process.stdout.write(`${JSON.stringify(await look())}\n`)
