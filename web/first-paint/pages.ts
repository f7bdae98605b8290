import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@mikvah/rules/words/language.ts'
import { build, minify, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { landings } from './landings.ts'

const root = join(import.meta.dirname, '..')
const languages = ['en', 'he'] as const satisfies readonly Language[]
type Painted = typeof import('./first-paint.tsx')
type Begun = Painted['pages'][string]

/**
 * The Vite plugin that, after the web is built, writes a page for each landing, each other kind of address and each
 * language with its first screen painted: ground, header, and what `first-paint.tsx` has for it, as the hero at home.
 * The server chooses among them by address (`pages/kinds.json`) and by the facility's language.
 */
export const firstPaintPages = (config: UserConfig): Plugin => ({
  name: 'first-paint-pages',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  async writeBundle({ dir }, bundle) {
    const dist = dir ?? join(root, 'dist')
    const studio = `${dist}.painter`
    const { firstPaint, pages, pagesOfPaths } = await painter(config, studio)
    const first = await beforePaint()
    const built = withStyleInside(readFileSync(join(dist, 'index.html'), 'utf8'), dist)
    const mark = inAddress(join(root, 'public/icons/mark.svg'))
    mkdirSync(join(dist, 'pages'), { recursive: true })
    for (const [name, begun] of Object.entries(pages)) {
      const { kind, landing, isHers } = begun
      const bodies = await Promise.all(languages.map((language) => firstPaint(kind, language)))
      for (const language of languages) {
        const script = `<script ${earlyFiles(bundle, begun)}>${first}</script>`
        // The screen's style comes after the house's, as it does when the app loads it.
        const last = landing && !isHers ? screenOf(bundle, landings[landing]) : []
        const page = built
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
          .replace('lang="en" dir="ltr"', `lang="${language}" dir="${directions[language]}"`)
          .replace('/icons/mark.svg', mark)
          .replace('<script', () => `${script}\n    <script`)
          .replace('</head>', `  ${last.join('\n    ')}\n  </head>`)
          .replace('<div id="app"></div>', `<div id="app">${bodies.join('')}</div>`)
        writeFileSync(join(dist, 'pages', `${name}-${language}.html`), page)
      }
    }
    writeFileSync(join(dist, 'pages/kinds.json'), JSON.stringify(pagesOfPaths))
    rmSync(studio, { recursive: true })
  },
})

const directions = { en: 'ltr', he: 'rtl' }

/** Builds the screens once more, for Node, with the same components, classes and file names as in the browser. */
async function painter(
  { root, plugins, define, css }: UserConfig,
  outDir: string,
): Promise<Painted> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins,
    define,
    css,
    build: {
      ssr: join(import.meta.dirname, 'first-paint.tsx'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
    },
  })
  return import(pathToFileURL(join(outDir, 'first-paint.js')).href)
}

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const filesIn = (bundle: Bundle, pattern: RegExp) =>
  Object.keys(bundle).flatMap((name) => (pattern.test(name) ? [`/${name}`] : []))

const fontsOf = (bundle: Bundle, language: Language) =>
  filesIn(bundle, language === 'en' ? /-latin-wght.*\.woff2$/ : /-hebrew-wght.*\.woff2$/)

const houseWordsOf = (bundle: Bundle, language: string) =>
  filesIn(bundle, new RegExp(`/words-house-${language}-.*\\.js$`))

const chunkWhere = (bundle: Bundle, fits: (chunk: Chunk) => boolean, what: string): Chunk => {
  const found = Object.values(bundle).find((one): one is Chunk => one.type === 'chunk' && fits(one))
  if (!found) throw new Error(`There is no chunk of ${what}.`)
  return found
}

const wordsOf = (bundle: Bundle, language: string, areas: readonly string[]) =>
  areas.map((area) => {
    const words = `/contract/words/${language}/${area}.ts`
    const has = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(words))
    return `/${chunkWhere(bundle, has, words).fileName}`
  })

/**
 * The attributes of the script before the paint: the fonts and words of each language and, where a screen asks for a
 * sign-in, the files of the screen for whoever is signed in, and those of the sign-in for whoever isn't.
 */
function earlyFiles(bundle: Bundle, { landing, isHers, words = [] }: Begun): string {
  return languages
    .flatMap((language) => {
      const ofAll = [...fontsOf(bundle, language), ...houseWordsOf(bundle, language)]
      const ofScreen = wordsOf(bundle, language, words)
      if (!landing || !isHers) return [attribute(language, [...ofAll, ...ofScreen])]
      const hers = [...scriptsOf(bundle, landings[landing]), ...ofScreen]
      const guests = [
        ...scriptsOf(bundle, landings['/login']),
        ...wordsOf(bundle, language, ['sign-in']),
      ]
      return [
        attribute(language, ofAll),
        attribute(`${language}-hers`, hers),
        attribute(`${language}-guests`, guests),
      ]
    })
    .join(' ')
}

const attribute = (name: string, files: readonly string[]) =>
  `data-${name}="${[...new Set(files)].join(' ')}"`

/** The chunks of a screen, without those that every page names as scripts. */
const chunksOf = (bundle: Bundle, name: string): Chunk[] =>
  [...withImports(bundle, new Set([chunkWhere(bundle, (one) => one.name === name, name)]))].filter(
    ({ name }) => !ofEveryPage.has(name),
  )

const ofEveryPage = new Set(['rolldown-runtime', 'libraries', 'house'])

function withImports(bundle: Bundle, reached: Set<Chunk>): Set<Chunk> {
  for (const { imports } of reached)
    for (const file of imports) {
      const next = bundle[file]
      if (next?.type === 'chunk') reached.add(next)
    }
  return reached
}

const scriptsOf = (bundle: Bundle, name: string) =>
  chunksOf(bundle, name).map(({ fileName }) => `/${fileName}`)

/** The files of a screen, so that its script is on its way and its style is loaded before the app asks for them. */
function screenOf(bundle: Bundle, name: string): string[] {
  const styles = chunksOf(bundle, name).flatMap((chunk) => [
    ...(chunk.viteMetadata?.importedCss ?? []),
  ])
  return [
    ...styles.map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`),
    ...scriptsOf(bundle, name).map(
      (script) => `<link rel="modulepreload" crossorigin href="${script}">`,
    ),
  ]
}

/** The script stands in the page itself, because a file of its own would keep the page waiting for one more answer. */
async function beforePaint(): Promise<string> {
  const file = join(import.meta.dirname, 'before-paint.js')
  return (await minify(file, readFileSync(file, 'utf8'))).code.trim()
}

/**
 * Puts the house's style into the page, so that the first answer can be painted. The link to the style stays, so that
 * the screens that load later find that they have it, but with a type that no browser reads: Chromium fetched a link
 * that was only disabled.
 */
const withStyleInside = (page: string, dist: string) =>
  page.replace(/<link rel="stylesheet" crossorigin href="([^"]+)">/, (link, href: string) => {
    const style = readFileSync(join(dist, href), 'utf8').trim()
    return `<style>${style}</style>\n    ${link.replace('>', ' type="text/x-stands-above" disabled>')}`
  })

/** A small picture as a data address, where the request for a file would be larger than the picture. */
const inAddress = (picture: string) =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(picture, 'utf8').trim())}`
