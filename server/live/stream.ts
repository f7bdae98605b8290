import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { AccessToken } from '../sign-in/access-token.ts'
import type { Listener } from './listener.ts'

/** A listener that takes nothing would keep an ended connection, and all that waits for it, for ever. */
const patience: Ms = 5000

/** One open screen and its connection. */
export type Stream = {
  listener: Listener
  token: AccessToken
  /** Gives the stream its connection; `closed` is called once, however that ends. */
  begin(line: ServerResponse, closed: () => void): void
  send(text: string): void
  /** Sends a last text, also to a stream that has no connection yet, and ends it. */
  endWith(text: string): void
  /** Waits until the listener has taken what was sent; false when it is gone. */
  drained(): Promise<boolean>
  end(): void
}

/** A stream that holds back at most so many bytes for a slow listener; beyond that it is ended. */
export function aStream(
  { listener, token }: Pick<Stream, 'listener' | 'token'>,
  mostBytes: number,
  letGoAfter = patience,
): Stream {
  let line: ServerResponse | null = null
  let ended = false
  let held = ''
  const isOver = () => ended || line === null || line.destroyed
  return {
    listener,
    token,
    begin(given, closed) {
      if (given.destroyed) return closed()
      line = given
      line.on('error', () => {})
      line.once('close', closed)
      if (!ended) return
      if (held) line.write(held)
      endLine(line, letGoAfter)
    },
    send(text) {
      if (isOver()) return
      line?.write(text)
      if (line && line.writableLength > mostBytes) line.destroy()
    },
    async drained() {
      const taken = line?.writableNeedDrain && !isOver() ? nextOf(line, 'drain', 'close') : null
      await taken
      return !isOver()
    },
    endWith(text) {
      if (line === null) held = text
      else this.send(text)
      this.end()
    },
    end() {
      if (line && !ended) endLine(line, letGoAfter)
      ended = true
    },
  }
}

function endLine(line: ServerResponse, letGoAfter: Ms): void {
  line.end()
  const letGo = setTimeout(() => {
    if (!line.writableFinished) line.destroy()
  }, letGoAfter)
  letGo.unref()
  line.once('close', () => clearTimeout(letGo))
}

async function nextOf(line: ServerResponse, ...names: string[]): Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  await Promise.race(names.map((name) => once(line, name, { signal }).catch(() => {})))
  waiting.abort()
}
