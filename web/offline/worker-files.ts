import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** A build: its files, and what is known of each module. */
type Built = { bundle: Bundle; infoOf: (id: string) => Rolldown.ModuleInfo | null }

/** What the build tells a service worker. */
type WorkerFiles = {
  kind: string
  /** The files that are loaded before the worker is installed, so that its pages open without a network. */
  files: string[]
  /** The files that are cached when they are loaded, and taken over from the worker of the version before. */
  later: string[]
  /** The page that is shown for all addresses; null where it is the one at the worker's own scope. */
  page: string | null
  /** The addresses that the worker answers for; null for all of its scope. */
  addresses: string[] | null
  /** How long the server is waited for, in milliseconds. */
  longestWait: number
  /**
   * Whether the cached page is shown also when the server answers with an error, and not only when it can’t be reached.
   */
  coversErrors: boolean
}

const main = join(import.meta.dirname, '../src/main.tsx')
const screens = ['RoomScreen', 'KioskScreen', 'WaitingScreen']
const wordsOfScreens = /\/words-(house|reserve|en|he)-(en|he|device|room|kiosk|waiting)-[^/]*\.js$/
const wordsOfPatrons = /\/words-(house|reserve)-(en|he)-[^/]*\.js$/

/**
 * The plugin of the build that writes the worker of the house's screens and the one of patrons, each with the names of
 * the files it caches.
 */
export const workerFiles = (): Plugin => ({
  name: 'worker-files',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }, bundle) {
      if (!dir) return
      const built: Built = { bundle, infoOf: (id: string) => this.getModuleInfo(id) }
      const read = (name: string) => readFileSync(join(dir, 'pages', name), 'utf8')
      const kinds: Record<string, string> = JSON.parse(read('kinds.json'))
      const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
      const write = (file: string, worker: WorkerFiles, kind: string) => {
        const pages = ['en', 'he'].map((language) => read(`${kind}-${language}.html`))
        const named = pages.flatMap((page) => page.match(/\/assets\/[\w.-]+/g) ?? [])
        const whole = { ...worker, later: notIn(worker.files, [...worker.later, ...named]) }
        const version = createHash('sha256')
          .update(JSON.stringify(whole) + pages.join('\n') + source)
          .digest('base64url')
          .slice(0, 12)
        const text = source.replace("'__KEPT__'", () => JSON.stringify({ ...whole, version }))
        writeFileSync(join(dir, file), text)
      }
      write('kept-screens.js', forScreens(built), 'bare')
      write('kept-pages.js', forPatrons(built, kinds), 'page')
    },
  },
})

/**
 * A tablet caches every file of its screen, in both languages, because nobody may have opened that screen there before.
 */
function forScreens(built: Built): WorkerFiles {
  const begins = chunksOf(
    built,
    ({ isEntry, name, fileName }) =>
      isEntry || screens.includes(name) || wordsOfScreens.test(`/${fileName}`),
  )
  const files = filesOf(withImports(built, [...begins, ...polyfillsOf(built)]))
  return {
    kind: 'screens',
    files: [...new Set([...files, ...lettersOf(built)])].toSorted(),
    later: filesOf(chunksAround(built, begins, /src\/addresses\//)),
    page: null,
    addresses: null,
    longestWait: 4000,
    coversErrors: true,
  }
}

/**
 * A phone caches what home and reserving begin with, most of which it has loaded already. The files of other pages are
 * cached when she opens these, and the office's own never are. The style of the house stands in the page.
 */
function forPatrons(built: Built, kinds: Record<string, string>): WorkerFiles {
  const begins = chunksOf(
    built,
    ({ isEntry, name, fileName }) =>
      isEntry || /^(Home|Reserve)Screen$/.test(name) || wordsOfPatrons.test(`/${fileName}`),
  )
  const page = Object.keys(kinds).find((path) => kinds[path] === 'page')
  if (!page) throw new Error('There is no page to keep.')
  return {
    kind: 'pages',
    files: filesOf(withImports(built, begins))
      .filter((name) => name.endsWith('.js'))
      .toSorted(),
    later: [
      ...filesOf(chunksAround(built, begins, /src\/(staff|device|room|kiosk|waiting|practice)\//)),
      ...filesOf(polyfillsOf(built)),
      ...lettersOf(built),
    ],
    page,
    // The screens of the house have a worker of their own, so their addresses are left out.
    addresses: Object.keys(kinds)
      .filter((path) => !/^\/(room|kiosk|waiting|screen)\b/.test(path))
      .toSorted(),
    longestWait: 8000,
    coversErrors: false,
  }
}

const chunksOf = ({ bundle }: Built, fits: (chunk: Chunk) => boolean) =>
  Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk' && fits(one))

/** The files that a browser without Temporal loads before everything else. */
const polyfillsOf = (built: Built) =>
  chunksOf(built, ({ facadeModuleId }) => facadeModuleId?.includes('temporal-polyfill') ?? false)

const lettersOf = ({ bundle }: Built) =>
  Object.keys(bundle).flatMap((name) => (name.endsWith('.woff2') ? [`/${name}`] : []))

/** These chunks, and the ones that they import. */
function withImports({ bundle }: Built, begins: readonly Chunk[]): Chunk[] {
  const reached = new Set(begins)
  for (const chunk of reached)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') reached.add(next)
    }
  return [...reached]
}

/**
 * All chunks that these may load later, followed module by module, because a shared file would lead to everybody's.
 * Modules that match `others` aren't followed.
 */
function chunksAround(built: Built, begins: readonly Chunk[], others: RegExp): Chunk[] {
  const reached = new Set([main, ...begins.flatMap(({ facadeModuleId }) => facadeModuleId ?? [])])
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = built.infoOf(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds])
      if (!others.test(next)) reached.add(next)
  }
  // Every icon is reached through the list of all icons, so icons don't count.
  return chunksOf(built, ({ moduleIds }) =>
    moduleIds.some((id) => reached.has(id) && !id.includes('@tabler')),
  )
}

/** The scripts, styles and pictures of these chunks. */
const filesOf = (chunks: readonly Chunk[]): string[] =>
  chunks
    .flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
      ...(viteMetadata?.importedAssets ?? []),
    ])
    .map((name) => `/${name}`)

const notIn = (files: readonly string[], more: readonly string[]): string[] =>
  [...new Set(more.filter((name) => !files.includes(name)))].toSorted()
