import type { Rolldown } from 'vite'

/**
 * Five shared files: `house` for who looks at the house and signs in, `ticket` for who is coming, `reserving` for the way to a visit, `hers` for a patron's other
 * pages, `floor` for who runs it. A shared module belongs to the first of its readers here, so what the office alone needs
 * weighs nothing on a patron's phone. What a patron sees has its style in `house`: a little more to fetch once, some
 * requests less on each of her pages.
 */
const readers: [file: string, screens: RegExp][] = [
  ['house', /index\.html|src\/patron\/(home|hours|sign-in)\//],
  ['ticket', /src\/patron\/reserve\/visit\/HomeTicket/],
  ['reserving', /src\/(paying|patron\/(garage|reserve))\//],
  ['hers', /src\/patron\//],
  ['floor', /./],
]

/** What every page begins with is one file, whether a screen reads it again or not. */
const page = /index\.html/

const icon = /@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/

/** The modules of one build and who leads to whom; each is looked up once. */
function readGraph(graph: Rolldown.ChunkingContext) {
  /** Who imports a module; for an icon, who names it, since all of them come by one list. */
  const importersOf: (id: string) => string[] = once((id) => {
    const name = icon.exec(id)?.[1]
    if (!name) return [...(graph.getModuleInfo(id)?.importers ?? [])]
    const named = new RegExp(`\\b${name}\\b`)
    return importersOf(id.replace(/icons\/Icon.*/, 'tabler-icons-react.mjs')).filter((one) =>
      named.test(codeOf(one)),
    )
  })
  const codeOf = once((id) => graph.getModuleInfo(id)?.code ?? '')

  /** Whether the browser asks for a module by itself. */
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

/** One build to a process. */
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

/** The office's own parts are many and each page has few of them; a phone's numbers come with the field alone. */
const ours =
  /web\/src\/(?!staff\/|phone\/(?!.*\.css)|paying\/\w+\/)|@tabler\/icons-react\/|rules\/|contract\//

/** A language's words, and the ones that come together, are files of their own. */
const words = /contract\/words\/(en|he)\/|words\/together\//

/** Few files rather than small ones: what is needed together comes together. The first group that fits takes a module. */
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

/** Words come by language and area, so that nobody loads a language she doesn't read; their chunks say so. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }) {
  const [, language, area] =
    /contract\/words\/(\w+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  if (language) return `assets/words-${language}-${area}-[hash].js`
  const [, together] = /words\/together\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  return together ? `assets/words-${together}-[hash].js` : 'assets/[name]-[hash].js'
}
