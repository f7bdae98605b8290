import { readFileSync } from 'node:fs'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { chunkFileNames, groups } from './chunks.ts'
import { compressedFiles } from './first-paint/compressed.ts'
import { firstPaintPages } from './first-paint/pages.ts'
import { workerFiles } from './offline/worker-files.ts'

const root = import.meta.dirname
const { version } = JSON.parse(readFileSync(`${root}/../package.json`, 'utf8')) as {
  version: string
}
const server = process.env.API_ORIGIN ?? 'http://localhost:8080'

/** What the browser's build and the painter's have in common. */
const both = {
  root,
  plugins: [react()],
  define: { __VERSION__: JSON.stringify(process.env.WEB_VERSION ?? version) },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
} satisfies UserConfig

export default defineConfig({
  ...both,
  plugins: [
    ...both.plugins,
    // Of the thirty languages its parts speak, the two of ours.
    { ...optimizeLocales.vite({ locales: ['en-US', 'he-IL'] }), enforce: 'pre' as const },
    firstPaintPages(both),
    workerFiles(),
    compressedFiles(),
  ],
  // The version isn't asked for there: it is that of a build.
  server: { proxy: { '/api': server, '/files': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A waiting web font or picture is a file of its own; only the small masks in CSS are inline.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Which files a screen of the house needs is no list that a patron's phone carries: their styles alone stand there.
      resolveDependencies: (_, files) =>
        files.some((file) => /\/floor-/.test(file))
          ? files.filter((file) => file.endsWith('.css'))
          : files,
    },
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
})
