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

/** What the build for the browser and the one that paints the first screens have in common. */
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
    // Of the thirty languages of the component library, only our two are built in.
    { ...optimizeLocales.vite({ locales: ['en-US', 'he-IL'] }), enforce: 'pre' as const },
    firstPaintPages(both),
    workerFiles(),
    compressedFiles(),
  ],
  // The development server doesn't pass on the request for the version, because that is the version of a build.
  server: { proxy: { '/api': server, '/files': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files of their own; only the small masks in CSS are inline.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The files that a staff screen needs aren't listed in what a patron's phone loads; only their styles are.
      resolveDependencies: (_, files) =>
        files.some((file) => /\/floor-/.test(file))
          ? files.filter((file) => file.endsWith('.css'))
          : files,
    },
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
})
