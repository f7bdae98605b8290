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

/** What processes tell one another when there is something new to read. */
export const channel = 'live_events'
const page = 200
/** What is told in one turn of the loop leaves only after it, and until then counts as not taken in. */
const sentInOneTurn = 20
/** What has piled up beyond this, mostly while nobody listened, is not told one by one. */
const mostPiledUp = 1000

/** Reads what has happened and tells it to the open screens of this process. */
export type Relay = {
  streams: Streams
  /** The number up to which the screens have been told. */
  position(): number
  /** Numbers and tells whatever was committed before it was called; whoever asks meanwhile shares the next look. */
  look(): Promise<void>
  /** The same where a screen is open; where none is, the other processes are asked to look. */
  lookForScreens(): Promise<void>
  /** Ends all lines when the database stands where it stood before: nothing they were told since holds there. */
  endWhenPutBack(): Promise<void>
}

const relays = new WeakMap<Parts, Relay>()

/** The relay of an app, made when it is built. */
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

  /** Before any of what came with it is told: whoever has signed out hears nothing more. */
  const endSignedOut = async (rows: readonly EventRow[]) => {
    if (!rows.some(({ kind }) => kind === 'accounts')) return
    streams.endWhere(isSignedOut(await parts.facility.read()))
  }

  const tell = (row: EventRow) => {
    endOutOfTime()
    const textFor = textsOf(parts, row)
    for (const stream of streams.live) {
      const text = textFor(stream.reader)
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

  /** Up to where all is told. While nobody is here to be told, that is up to the last. */
  const positionNow = async (): Promise<number> => {
    const nobody = () => position === null || streams.all.size === 0
    if (!nobody()) return position ?? 0
    const numbers = await storedNumbers(db.orm)
    // Asked again, for who came while that was read.
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

  /** Numbers one batch and tells it; whether there may be more. What is committed meanwhile has a look of its own. */
  const tellNext = async (): Promise<boolean> => {
    const { rows, more } = await numberEvents(parts)
    // What nobody else has numbered anything before is told as it is; else it is read with what lies between.
    if (position !== null && isNextAfter(position, rows)) await tellAll(rows)
    else await tellNumbered()
    await askOthers()
    return more
  }

  const askOthers = async () => {
    if (db.listen) await db.orm.execute(sql`select pg_notify(${channel}, '')`)
  }

  const look = readTogether(async () => {
    // Whatever becomes of the database; and first, because it may be long in answering.
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

  /** What there is to tell is read, shaped and sealed for screens: as long as none is open, nobody pays for it. */
  const askOthersTogether = readTogether(askOthers)
  const lookForScreens = () => (streams.all.size > 0 ? look() : askOthersTogether())

  /** A backup was put in the place of a database that this process had open; its screens come back and load all anew. */
  const endWhenPutBack = async () => {
    const given = await lastGivenNumber(db.orm)
    if (position === null || given >= position) return
    await passGivenNumbers(parts)
    // From here on the other processes can't see it by the numbers: their screens are told.
    await db.inTransaction(tellOfAll)
    position = given
    streams.endWhere(() => true)
    parts.log.warn('the database stands where it stood before: all screens load anew')
  }

  return { streams, position: () => position ?? 0, look, lookForScreens, endWhenPutBack }
}

const isNextAfter = (position: number, rows: readonly EventRow[]): boolean =>
  rows.every(({ number }, nth) => number === position + nth + 1)
