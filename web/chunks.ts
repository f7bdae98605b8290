import type { Rolldown } from 'vite'

/**
 * The shared files of the web, each with the screens that read it: `house` for visitors and the sign-in, `ticket` for a
 * patron with a coming visit, `reserving` for booking, `hers` for a patron's other pages, `floor` for staff. A shared
 * module belongs to the first file here that one of its readers belongs to, so that what only the office needs isn't
 * loaded on a patron's phone. Styles of patrons' screens are all in `house`, which is a little more to load once and
 * saves requests on each of their pages.
 */
const readers: [file: string, screens: RegExp][] = [
  ['house', /index\.html|src\/patron\/(home|hours|sign-in)\//],
  ['ticket', /src\/patron\/reserve\/visit\/HomeTicket/],
  ['reserving', /src\/(paying|patron\/(garage|reserve))\//],
  ['hers', /src\/patron\//],
  ['floor', /./],
]

/** What every page begins with is a shared file, whether or not a screen imports it again. */
const page = /index\.html/

const icon = /@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/

/** Reads which modules of a build import which, each only once, and gives the shared file of a module. */
function readGraph(graph: Rolldown.ChunkingContext) {
  /**
   * The modules that import a module. An icon is imported by the list of all icons, so for an icon these are the
   * modules that name it.
   */
  const importersOf: (id: string) => string[] = once((id) => {
    const name = icon.exec(id)?.[1]
    if (!name) return [...(graph.getModuleInfo(id)?.importers ?? [])]
    const named = new RegExp(`\\b${name}\\b`)
    return importersOf(id.replace(/icons\/Icon.*/, 'tabler-icons-react.mjs')).filter((one) =>
      named.test(codeOf(one)),
    )
  })
  const codeOf = once((id) => graph.getModuleInfo(id)?.code ?? '')

  /** Whether the browser asks for a module by itself, as for a page or a lazy screen. */
  const isEntry = once((id) => {
    const info = graph.getModuleInfo(id)
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
  })

  return once((id) => {
    const needed = new Set([id])
    for (const one of needed) for (const importer of importersOf(one)) needed.add(importer)
    const entries = [...needed].filter(isEntry)
    const file = readers.find(([, screens]) => entries.some((one) => screens.test(one)))?.[0]
    if (/\.css$/.test(id) && file !== 'floor') return 'house'
    const isShared = entries.length > 1 || entries.some((one) => page.test(one))
    return (isShared && file) || null
  })
}

/** Gives the file of a module; it is made once, as a process makes one build. */
let fileIn: ((id: string) => string | null) | undefined

function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  fileIn ??= readGraph(graph)
  return fileIn(id)
}

function once<Value>(tell: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>()
  return (id) => {
    if (!known.has(id)) known.set(id, tell(id))
    return known.get(id) as Value
  }
}

/**
 * The modules that go into shared files. The office's own parts don't, because they are many and each page has few of
 * them; nor do the numbers of countries, which are loaded with the phone field.
 */
const ours =
  /web\/src\/(?!staff\/|phone\/(?!.*\.css)|paying\/\w+\/)|@tabler\/icons-react\/|rules\/|contract\//

/** The words of one language, and the areas that are loaded together, have files of their own. */
const words = /contract\/words\/(en|he)\/|words\/together\//

/**
 * The groups of modules that become files. There are few of them, because many small files load more slowly. A module
 * goes into the first group that fits.
 */
export const groups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|use-sync-external-store)\/(?!.*with-selector)/,
    priority: 9,
  },
  ...readers.map(([file], place) => ({
    debugName: file,
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      fileOf(id, graph) === file ? file : null,
    test: (id: string) => ours.test(id) && !words.test(id),
    priority: 8 - place,
  })),
]

/**
 * The file name of a chunk. Words are loaded by language and area, so that nobody loads a language she doesn't read,
 * and their names say which they are.
 */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }) {
  const [, language, area] =
    /contract\/words\/(\w+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  if (language) return `assets/words-${language}-${area}-[hash].js`
  const [, together] = /words\/together\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  return together ? `assets/words-${together}-[hash].js` : 'assets/[name]-[hash].js'
}
