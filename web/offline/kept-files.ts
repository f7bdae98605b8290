import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const screens = ['RoomScreen', 'KioskScreen', 'WaitingScreen']
const words = /\/words-(house|reserve|en|he)-(en|he|device|room|kiosk|waiting)-[^/]*\.js$/

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Writes the worker of the screens that stand without a network, with the names of all that they are made of. */
export const keptFiles = (): Plugin => ({
  name: 'kept-files',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }, bundle) {
      if (!dir) return
      const pages = ['en', 'he'].map((language) =>
        readFileSync(join(dir, 'pages', `bare-${language}.html`), 'utf8'),
      )
      const inPages = pages.flatMap(
        (page) => page.match(/(?<=(?:src|href)=")\/assets\/[^"]+/g) ?? [],
      )
      const files = [...new Set([...inPages, ...filesOf(bundle)])].toSorted()
      const version = createHash('sha256')
        .update([...files, ...pages].join('\n'))
        .digest('base64url')
      const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
        .replace('__VERSION_OF_FILES__', version.slice(0, 12))
        .replace("['__FILES__']", JSON.stringify(files))
      writeFileSync(join(dir, 'kept-screens.js'), worker)
    },
  },
})

/** Scripts, styles, pictures and letters of the app and its screens, and their words in both languages. */
function filesOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')
  const wanted = chunks.filter(
    ({ isEntry, name, fileName, facadeModuleId }) =>
      isEntry ||
      screens.includes(name) ||
      words.test(`/${fileName}`) ||
      // What a browser without Temporal asks for before all else.
      facadeModuleId?.includes('temporal-polyfill'),
  )
  const reached = new Set(wanted)
  for (const chunk of reached)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') reached.add(next)
    }
  const letters = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
  const all = [...reached].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ])
  return [...all, ...letters].map((name) => `/${name}`)
}
