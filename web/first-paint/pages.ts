import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'

const root = join(import.meta.dirname, '..')
const languages = ['en', 'he'] as const
type Painted = typeof import('./first-paint.tsx')

/**
 * After the web is built, writes a page for each kind and language, painted already: ground, header and, at home, the
 * hero stand in it. The server chooses among them by address and by the facility's language (`pages/kinds.json`).
 */
export const firstPaintPages = (config: UserConfig): Plugin => ({
  name: 'first-paint-pages',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  async writeBundle({ dir }, bundle) {
    const dist = dir ?? join(root, 'dist')
    const studio = `${dist}.painter`
    const { firstPaint, kinds, kindsOfPaths } = await painter(config, studio)
    const chosen = writeHashed(dist, join(import.meta.dirname, 'chosen-language.js'))
    const built = readFileSync(join(dist, 'index.html'), 'utf8')
    mkdirSync(join(dist, 'pages'), { recursive: true })
    for (const kind of kinds) {
      const bodies = await inTurn(languages, (language) => firstPaint(kind, language))
      for (const language of languages) {
        const others = languages.flatMap((one) =>
          one === language ? [] : fontFilesOf(bundle, one),
        )
        const script = `<script src="${chosen}" data-other-fonts="${others.join(' ')}"></script>`
        const first = [script, ...fontsOf(bundle, language)]
        // The screen's style comes after that of the house, as it does when the app fetches it.
        const last = [
          ...wordsOf(bundle, language),
          ...(kind === 'home' ? screenOf(bundle, 'HomeScreen') : []),
        ]
        const page = built
          .replace('lang="en" dir="ltr"', `lang="${language}" dir="${directions[language]}"`)
          .replace('<script', `${first.join('\n    ')}\n    <script`)
          .replace('</head>', `  ${last.join('\n    ')}\n  </head>`)
          .replace('<div id="app"></div>', `<div id="app">${bodies.join('')}</div>`)
        writeFileSync(join(dist, 'pages', `${kind}-${language}.html`), page)
      }
    }
    writeFileSync(join(dist, 'pages/kinds.json'), JSON.stringify(kindsOfPaths))
    rmSync(studio, { recursive: true })
  },
})

const directions = { en: 'ltr', he: 'rtl' }

/** The screens once more, for Node: the same components, classes and file names as in the browser. */
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
  Object.keys(bundle).filter((name) => pattern.test(name))

const fontFilesOf = (bundle: Bundle, language: 'en' | 'he') =>
  filesIn(bundle, language === 'en' ? /-latin-wght.*\.woff2$/ : /-hebrew-wght.*\.woff2$/).map(
    (name) => `/${name}`,
  )

const fontsOf = (bundle: Bundle, language: 'en' | 'he') =>
  fontFilesOf(bundle, language).map(
    (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${name}">`,
  )

const wordsOf = (bundle: Bundle, language: string) =>
  filesIn(bundle, new RegExp(`/words-house-${language}-.*\\.js$`)).map(
    (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
  )

/** A screen's script is on its way, and its style is there, before the app asks for them. */
function screenOf(bundle: Bundle, name: string): string[] {
  const chunk = Object.values(bundle).find(
    (one): one is Chunk => one.type === 'chunk' && one.name === name,
  )
  if (!chunk) throw new Error(`There is no chunk of ${name}.`)
  const styles = chunk.viteMetadata?.importedCss ?? new Set<string>()
  return [
    ...[...styles].map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`),
    `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
  ]
}

function writeHashed(dist: string, source: string): string {
  const text = readFileSync(source)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/chosen-language-${hash}.js`
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
  return `/${name}`
}

/** One after the other: the painter speaks one language at a time. */
async function inTurn<One, Result>(all: readonly One[], each: (one: One) => Promise<Result>) {
  const results: Result[] = []
  for (const one of all) results.push(await each(one))
  return results
}
