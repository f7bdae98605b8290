/** What is used of yazl. It also lets a tree be checked in which it isn't installed yet. */
declare module 'yazl' {
  import type { EventEmitter } from 'node:events'
  import type { Readable } from 'node:stream'

  export class ZipFile extends EventEmitter {
    readonly outputStream: Readable
    addReadStream(from: Readable, name: string, options: { mtime: Date }): void
    end(): void
  }
}
