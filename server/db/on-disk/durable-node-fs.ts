import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]
type EmscriptenModule = Parameters<NonNullable<NonNullable<EmscriptenOptions['preRun']>[number]>>[0]

type Stream = { nfd: number; path: string }
type Node = { parent: Node; name: string }

/** What this file needs of Emscripten's NODEFS; none of it is public, so PGlite is pinned exactly. */
type Nodefs = {
  stream_ops: {
    fsync?(stream: Stream): number
    write(stream: Stream, buffer: unknown, offset: number, length: number, at: number): number
  }
  node_ops: {
    mknod(parent: Node, name: string, mode: number, dev: number): Node
    rename(node: Node, newParent: Node, newName: string): void
  }
  realPath(node: Node): string
}

/**
 * PGlite's file system, with syncs that reach the disk. The stock one has no fsync: it answers
 * "done" and does nothing, so that a power cut loses commits or the whole database.
 */
export class DurableNodeFS extends NodeFS {
  /** How many files were synced so far, which shows that PostgreSQL's syncs arrive here. */
  syncs = 0

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options)
    const durable = (module: EmscriptenModule) => this.#addSyncs(nodefsOf(module))
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [durable, ...asList(emscriptenOpts.preRun)] },
    }
  }

  #addSyncs(nodefs: Nodefs): void {
    nodefs.stream_ops.fsync = ({ nfd, path }) => {
      orPanic(path, () => fsyncSync(nfd))
      this.syncs++
      return 0
    }

    const { write } = nodefs.stream_ops
    nodefs.stream_ops.write = (stream, ...what) => {
      const writeIt = () => write(stream, ...what)
      return isLog(stream.path) ? orPanic(stream.path, writeIt) : writeIt()
    }

    // PostgreSQL syncs a folder after it makes a file in it, but Emscripten can't sync folders, so this does.
    const { mknod, rename } = nodefs.node_ops
    const syncFolderOf = (node: Node) => {
      const path = nodefs.realPath(node)
      orPanic(path, () => syncDirectory(path))
    }

    nodefs.node_ops.mknod = (parent, name, mode, dev) => {
      const made = mknod(parent, name, mode, dev)
      syncFolderOf(parent)
      return made
    }
    nodefs.node_ops.rename = (node, newParent, newName) => {
      rename(node, newParent, newName)
      syncFolderOf(newParent)
    }
  }
}

const isLog = (path: string): boolean => path.includes('/pg_wal/')

/**
 * Where a PostgreSQL server panics and restarts, PGlite would loop for ever. Ending the process does the same:
 * nothing more is acknowledged, and the next start recovers from the log.
 */
function orPanic<T>(path: string, operation: () => T): T {
  try {
    return operation()
  } catch (error) {
    console.error(`The database stops this process, because the disk failed at ${path}:`, error)
    process.exit(1)
  }
}

/** Syncs a folder's list of files (fsync), so that a file made or renamed in it is there after a power cut. */
export function syncDirectory(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function nodefsOf(module: EmscriptenModule): Nodefs {
  const nodefs = (module as { NODEFS?: Nodefs }).NODEFS
  if (!nodefs?.stream_ops || !nodefs.node_ops) {
    throw new Error('This PGlite has no NODEFS to make durable')
  }
  return nodefs
}

const asList = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
