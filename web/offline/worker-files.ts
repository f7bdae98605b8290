import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** What was built, and of what. */
type Built = { bundle: Bundle; infoOf: (id: string) => Rolldown.ModuleInfo | null }

/** What a worker is told by the build. */
type WorkerFiles = {
  kind: string
  /** Fetched before it stands, so that its pages begin without a network. */
  files: string[]
  /** Kept as they are fetched, and taken over from the version before. */
  later: string[]
  /** The page that stands for all of them; each for its own scope where it is null. */
  page: string | null
  /** The addresses it answers for; all of its scope where it is null. */
  addresses: string[] | null
  /** How long the server is waited for, in milliseconds. */
  longestWait: number
  /** Whether the page is shown also when the server answers with an error, and not only when it can’t be reached. */
  coversErrors: boolean
}

const main = join(import.meta.dirname, '../src/main.tsx')
const screens = ['RoomScreen', 'KioskScreen', 'WaitingScreen']
const wordsOfScreens = /\/words-(house|reserve|en|he)-(en|he|device|room|kiosk|waiting)-[^/]*\.js$/
const wordsOfPatrons = /\/words-(house|reserve)-(en|he)-[^/]*\.js$/

/** Writes the worker of the screens of the house and the one of patrons, each with the names of what it keeps. */
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

/** A tablet is given every file of its screen, in both languages: nobody may have opened it there before. */
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
 * A phone is given what home and reserving begin with, and has most of that already. The files of other pages are kept when
 * she opens these, the office's own never. The style of the house stands in the page.
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
    // The screens of the house have a worker of their own.
    addresses: Object.keys(kinds)
      .filter((path) => !/^\/(room|kiosk|waiting|screen)\b/.test(path))
      .toSorted(),
    longestWait: 8000,
    coversErrors: false,
  }
}

const chunksOf = ({ bundle }: Built, fits: (chunk: Chunk) => boolean) =>
  Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk' && fits(one))

/** What a browser without Temporal asks for before all else. */
const polyfillsOf = (built: Built) =>
  chunksOf(built, ({ facadeModuleId }) => facadeModuleId?.includes('temporal-polyfill') ?? false)

const lettersOf = ({ bundle }: Built) =>
  Object.keys(bundle).flatMap((name) => (name.endsWith('.woff2') ? [`/${name}`] : []))

/** These chunks and what they can't begin without. */
function withImports({ bundle }: Built, begins: readonly Chunk[]): Chunk[] {
  const reached = new Set(begins)
  for (const chunk of reached)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') reached.add(next)
    }
  return [...reached]
}

/** All that these may ask for in time, by the modules: a shared file leads to everyone's. Not what lies behind `others`. */
function chunksAround(built: Built, begins: readonly Chunk[], others: RegExp): Chunk[] {
  const reached = new Set([main, ...begins.flatMap(({ facadeModuleId }) => facadeModuleId ?? [])])
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = built.infoOf(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds])
      if (!others.test(next)) reached.add(next)
  }
  // Every icon is reached by the list of them.
  return chunksOf(built, ({ moduleIds }) =>
    moduleIds.some((id) => reached.has(id) && !id.includes('@tabler')),
  )
}

/** Their scripts, styles and pictures. */
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
