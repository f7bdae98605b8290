import { platform } from 'node:process'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { DatabaseAway } from './away.ts'
import type { Engine, Run } from './engine.ts'
import { copyCluster } from './on-disk/copy-cluster.ts'
import { clusterIn } from './on-disk/data-directory.ts'
import {
  type DirectoryLock,
  endWhenLost,
  lockCluster,
  lockDirectory,
} from './on-disk/directory-lock.ts'
import { DurableNodeFS } from './on-disk/durable-node-fs.ts'
import { taking } from './taking-turns.ts'
import { keepUp } from './upkeep.ts'
import { dateTexts, wireTypes } from './wire-types.ts'

/** How long a call waits for its turn, as there is only one connection. */
const queuePatience = 30_000

const settings = ['-c', 'shared_buffers=16MB', '-c', 'timezone=UTC']

/** A database in memory: empty, or filled from the `dump` of another one. Its own `dump` gives such a template. */
export async function openInMemory(template?: Blob): Promise<Engine & { dump(): Promise<Blob> }> {
  const pglite = await start({
    loadDataDir: template,
    startParams: [...PGlite.defaultStartParams, ...settings],
  })
  const engine = engineOver(pglite, { durable: false, close: () => pglite.close() })
  return {
    ...engine,
    dump: () =>
      engine.hold(async (run) => {
        await run({ text: 'checkpoint' })
        return pglite.dumpDataDir('none')
      }),
  }
}

/**
 * Opens the database on disk in `directory`/db, for this process alone, and makes it where there is none. Throws where
 * another process has it open, or its files are damaged, were copied while open, or are of another major version. A
 * commit outlives a power cut on Linux, where that has been tested. `report` gets the errors of its checkpoints.
 */
export async function openEmbedded(
  directory: string,
  report: (error: unknown) => void,
): Promise<Engine> {
  const locks: DirectoryLock[] = [lockDirectory(directory)]
  const release = () => {
    for (const lock of locks) lock.release()
  }
  try {
    const path = await clusterIn(directory, async (unfinished) =>
      (await onDisk(unfinished)).close(),
    )
    const lock = lockCluster(path, directory)
    locks.push(lock)
    const pglite = await onDisk(path)
    const watch = endWhenLost(lock, directory)
    const turns = taking({ patience: queuePatience })
    const upkeep = keepUp((sql) => turns.take(() => pglite.exec(sql)), report)
    const engine = engineOver(pglite, {
      turns,
      durable: platform === 'linux',
      close: async () => {
        upkeep.stop()
        watch.stop()
        await pglite.close()
        release()
      },
    })
    return {
      ...engine,
      vacuum: () => turns.take(async () => void (await pglite.exec('vacuum analyze'))),
      // Nothing is written while the copy is finished: the files are then as a checkpoint leaves them.
      copyTo: async (folder) => {
        const checkpoint = async () => void (await pglite.exec('checkpoint'))
        await turns.take(checkpoint)
        await copyCluster(path, folder, (finish) => turns.take(() => checkpoint().then(finish)))
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

async function onDisk(path: string): Promise<PGlite> {
  const fs = new DurableNodeFS(path)
  const pglite = await start({
    fs,
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...settings,
      // The other methods end in fdatasync, which does nothing in PGlite's build.
      ...['-c', 'wal_sync_method=fsync'],
    ],
  })
  await refuseWithoutSyncs(pglite, fs)
  return pglite
}

async function refuseWithoutSyncs(pglite: PGlite, fs: DurableNodeFS): Promise<void> {
  const before = fs.syncs
  await pglite.exec('checkpoint')
  const { rows } = await pglite.query<{ fsync: string }>('show fsync')
  if (rows[0]?.fsync === 'on' && fs.syncs > before) return
  await pglite.close()
  throw new Error('The embedded database does not sync to the disk, so it is not opened')
}

const start = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, parsers: wireTypes, serializers: dateTexts }).catch((error) => {
    throw diskFaultOf(error) ?? error
  })

/** Emscripten throws bare numbers, its own codes, when its file system fails. */
const diskFaults: Readonly<Record<number, string>> = { 29: 'EIO', 51: 'ENOSPC', 69: 'EROFS' }

function diskFaultOf(error: unknown): Error | null {
  if (error instanceof Error || typeof error !== 'object' || error === null) return null
  const code = 'errno' in error ? (diskFaults[Number(error.errno)] ?? String(error.errno)) : ''
  return Object.assign(new Error(`The embedded database could not use its files: ${code}`), {
    code,
  })
}

function engineOver(
  pglite: PGlite,
  {
    turns = taking({ patience: queuePatience }),
    durable,
    close,
  }: { turns?: ReturnType<typeof taking>; durable: boolean; close: () => Promise<void> },
): Engine {
  // Without values the simple protocol is used, as pg does; it takes several statements at once.
  const run: Run = async ({ text, rowMode }, params = []) => {
    if (pglite.closed) throw new DatabaseAway('The database is closed')
    const answer =
      params.length > 0
        ? await pglite.query(text, params, { rowMode })
        : (await pglite.exec(text, { rowMode })).at(-1)
    return {
      rows: answer?.rows ?? [],
      rowCount: answer?.rowCount ?? null,
      command: answer?.command,
    }
  }
  let closing: Promise<void> | undefined

  return {
    kind: 'embedded',
    durable,
    run: (statement, params) => turns.take(() => run(statement, params)),
    hold: (work) => turns.take(() => work(run, () => {})),
    linesLost: () => 0,
    waiting: turns.waiting,
    vacuum: null,
    copyTo: null,
    listen: null,
    close: () => {
      closing ??= turns.take(close)
      return closing
    },
  }
}
