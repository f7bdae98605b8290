import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { sql } from '../db/drizzle/queries.ts'
import { readTogether } from '../db/together.ts'
import type { Parts } from '../request/parts.ts'
import { tellOfAll } from './add-event.ts'
import { type EventRow, textsOf } from './event.ts'
import { passGivenNumbers } from './lock-numbering.ts'
import { numberEvents } from './number-events.ts'
import { eventsAfter, lastGivenNumber, storedNumbers, unnumbered } from './store.ts'
import {
  isOutOfTime,
  isSignedOut,
  openStreams,
  type StreamLimits,
  type Streams,
} from './streams.ts'

/**
 * The channel of the database (pub/sub, LISTEN/NOTIFY) on which processes tell one another that there are new events.
 */
export const channel = 'live_events'
const page = 200
/**
 * Events sent before the event loop gets a turn. Until then nothing leaves the process, and a screen that reads fast
 * looks as slow as one that has stopped.
 */
const sentInOneTurn = 20
/** More events than this, mostly piled up while nobody listened, aren't sent one by one. */
const mostPiledUp = 1000

/**
 * What numbers events and sends them to the open screens of this process; each process has its own, and hears of the
 * others' events by pub/sub (`channel`).
 */
export type Relay = {
  streams: Streams
  /** The number up to which events have been sent. */
  position(): number
  /** Numbers and sends all that was committed before the call; callers who come meanwhile share the next look. */
  look(): Promise<void>
  /** Looks where a screen of this process is open; else only asks the other processes to look. */
  lookForScreens(): Promise<void>
  /** Ends all streams when the database was restored: nothing that they were sent since then holds. */
  endWhenPutBack(): Promise<void>
}

const relays = new WeakMap<Parts, Relay>()

/** The relay of an app. It is made by the first call, which gives the limits; without one it throws. */
export function relayOf(parts: Parts, limits?: StreamLimits): Relay {
  const relay = limits ? openRelay(parts, limits) : relays.get(parts)
  if (!relay) throw new Error('No screen can be opened in this app.')
  relays.set(parts, relay)
  return relay
}

function openRelay(parts: Parts, limits: StreamLimits): Relay {
  const { db } = parts
  const streams = openStreams(limits)
  let position: number | null = null

  const endOutOfTime = () => streams.endWhere(isOutOfTime(parts.realNow()))

  /**
   * Streams are ended before any event of the same batch is sent, so that whoever has signed out hears nothing more.
   */
  const endSignedOut = async (rows: readonly EventRow[]) => {
    if (!rows.some(({ kind }) => kind === 'accounts')) return
    streams.endWhere(isSignedOut(await parts.facility.read()))
  }

  const tell = (row: EventRow) => {
    endOutOfTime()
    const textFor = textsOf(parts, row)
    for (const stream of streams.live) {
      const text = textFor(stream.listener)
      if (text !== null) stream.send(text)
    }
    position = row.number
  }

  const tellAll = async (rows: readonly EventRow[]) => {
    await endSignedOut(rows)
    for (const [nth, row] of rows.entries()) {
      tell(row)
      if (nth % sentInOneTurn === sentInOneTurn - 1) await turnOfTheLoop()
    }
  }

  /** The number up to which everything is sent. While no screen is open, that is the last one. */
  const positionNow = async (): Promise<number> => {
    const nobody = () => position === null || streams.all.size === 0
    if (!nobody()) return position ?? 0
    const numbers = await storedNumbers(db.orm)
    // Whether any screen is open is asked again, as one may have come while that was read.
    return nobody() ? Math.max(position ?? 0, numbers?.last ?? 0) : (position ?? 0)
  }

  const tellNumbered = async () => {
    position = await positionNow()
    for (;;) {
      const rows = await eventsAfter(db.orm, { after: position, most: page })
      await tellAll(rows)
      if (rows.length < page) return
    }
  }

  /**
   * Numbers one batch and sends it; gives whether there may be more. What is committed meanwhile gets a look of its
   * own.
   */
  const tellNext = async (): Promise<boolean> => {
    const { rows, more } = await numberEvents(parts)
    // Where no other process has numbered anything in between, these are sent as they are; else all are read from the
    // table.
    if (position !== null && isNextAfter(position, rows)) await tellAll(rows)
    else await tellNumbered()
    await askOthers()
    return more
  }

  const askOthers = async () => {
    if (db.listen) await db.orm.execute(sql`select pg_notify(${channel}, '')`)
  }

  const look = readTogether(async () => {
    // Streams whose token has run out are ended first, since the database may be slow to answer, or not answer at all.
    endOutOfTime()
    try {
      const piledUp = await unnumbered(db.orm, mostPiledUp)
      if (piledUp === mostPiledUp) await db.inTransaction(tellOfAll)
      let more = piledUp > 0
      while (more) more = await tellNext()
      await tellNumbered()
    } finally {
      endOutOfTime()
    }
  })

  /** While no screen is open anywhere, events aren't read, shaped and sealed. */
  const askOthersTogether = readTogether(askOthers)
  const lookForScreens = () => (streams.all.size > 0 ? look() : askOthersTogether())

  /**
   * A backup was restored into the database that this process had open; its screens reconnect and load everything
   * anew.
   */
  const endWhenPutBack = async () => {
    const given = await lastGivenNumber(db.orm)
    if (position === null || given >= position) return
    await passGivenNumbers(parts)
    // The numbers no longer show this to other processes, so their screens are told.
    await db.inTransaction(tellOfAll)
    position = given
    streams.endWhere(() => true)
    parts.log.warn('the database stands where it stood before: all screens load anew')
  }

  return { streams, position: () => position ?? 0, look, lookForScreens, endWhenPutBack }
}

const isNextAfter = (position: number, rows: readonly EventRow[]): boolean =>
  rows.every(({ number }, nth) => number === position + nth + 1)
