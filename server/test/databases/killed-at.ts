import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/**
 * Preloaded into a process: KILLED_AT=insert:20 kills it, as kill -9 does, before it asks for its 20th statement that
 * begins so.
 */
const [word = '', nth] = (process.env.KILLED_AT ?? '').split(':')
const begins = new RegExp(`^\\s*${word}\\b`, 'i')
let asked = 0

function count(statement: unknown): void {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
  if (begins.test(text) && ++asked === Number(nth)) process.kill(process.pid, 'SIGKILL')
}

/** Counts the statements that are sent through this method of the driver, before they are sent. */
function watch(driver: object, call: string): void {
  const ask: (...given: unknown[]) => unknown = Reflect.get(driver, call)
  Reflect.set(driver, call, function (this: unknown, ...given: unknown[]) {
    count(given[0])
    return ask.apply(this, given)
  })
}

watch(pg.Client.prototype, 'query')
watch(PGlite.prototype, 'query')
watch(PGlite.prototype, 'exec')
