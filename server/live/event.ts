import type { Parts } from '../request/parts.ts'
import { unseal } from '../secrets/seal.ts'
import { kindOf } from './kinds.ts'
import type { Listener } from './listener.ts'
import type { liveEvents } from './table.ts'

/** An event. `data` is sealed when it comes from the database, and open when it was just written. */
export type EventRow = Pick<typeof liveEvents.$inferSelect, 'kind' | 'data'> & { number: number }

/** An event as server-sent events (SSE) write it. */
export const messageOf = (id: number, event: string, data: object): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * The last message to a screen whose place a newer one of its account has taken. It has no id: whoever comes back after
 * it goes on after the last event.
 */
export const paused = `event: paused\ndata: {}\n\n`

/** The message by which a screen loads its lists anew. */
export const resyncOf = (id: number): string => messageOf(id, 'resync', {})

/**
 * Gives a function to the text of an event for a listener, written once for all who get the same; null for a listener
 * who doesn't hear it.
 */
export function textsOf(
  { config, log }: Parts,
  row: EventRow,
): (listener: Listener) => string | null {
  const kind = kindOf(row.kind)
  const texts = new Map<string, string | null>()
  let data: unknown

  const write = (listener: Listener): string | null => {
    if (!kind?.heardBy.includes(listener.audience)) return null
    if (kind.read && !row.data) return resyncOf(row.number)
    try {
      data ??= row.data ? JSON.parse(unseal(config, row.data)) : {}
      const shaped = kind.shape(data, listener)
      if (shaped === 'resync') return resyncOf(row.number)
      return shaped && messageOf(row.number, row.kind, shaped)
    } catch (error) {
      log.error({ err: error, kind: row.kind }, 'an event could not be told')
      return resyncOf(row.number)
    }
  }

  return (listener) => {
    const known = texts.get(listener.name)
    if (known !== undefined) return known
    const text = write(listener)
    texts.set(listener.name, text)
    return text
  }
}
