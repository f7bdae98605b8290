/** The part of yazl that is used. So types can be checked before it is installed. */
declare module 'yazl' {
  import type { EventEmitter } from 'node:events'
  import type { Readable } from 'node:stream'

  export class ZipFile extends EventEmitter {
    readonly outputStream: Readable
    addReadStream(from: Readable, name: string, options: { mtime: Date }): void
    end(): void
  }
}
