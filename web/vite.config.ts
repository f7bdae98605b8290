import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname
const { version } = JSON.parse(readFileSync(`${root}/../package.json`, 'utf8')) as {
  version: string
}
const server = process.env.API_ORIGIN ?? 'http://localhost:8080'

/** Words come by language and area, so that nobody loads a language she doesn't read; their chunks say so. */
function wordsChunk({ facadeModuleId }: { facadeModuleId: string | null }) {
  const words = /contract\/words\/(\w+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '')
  return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : 'assets/[name]-[hash].js'
}

export default defineConfig({
  root,
  plugins: [react()],
  define: { __VERSION__: JSON.stringify(version) },
  server: { proxy: { '/api': server, '/version.json': server } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A waiting web font or picture is a file of its own; only the small masks in CSS are inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: wordsChunk,
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|use-sync-external-store)\//,
            },
          ],
        },
      },
    },
  },
})
