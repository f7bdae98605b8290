import { registerHooks } from 'node:module'

/**
 * Imported before all else by a process that a test starts, which spends more than half of its start on finding out
 * where two thousand imports lead: Node reads drizzle-orm's list of exports, 180 kB of JSON, once more for each of six
 * hundred.
 */
const found = new Map<string, ReturnType<Resolve>>()
type Resolve = Parameters<NonNullable<Parameters<typeof registerHooks>[0]['resolve']>>[2]

const isOfPackage = (url: string) => url.includes('/node_modules/')

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (parentURL === undefined) return next(specifier, context)
    const besides = (format: string) => ({
      url: new URL(specifier, parentURL).href,
      format,
      shortCircuit: true,
    })
    if (specifier.startsWith('.')) {
      if (specifier.endsWith('.ts')) return besides('module-typescript')
      // All of its files are of one kind.
      const isDrizzles = parentURL.includes('/node_modules/drizzle-orm/')
      if (isDrizzles && specifier.endsWith('.js')) return besides('module')
    }
    // A package may lead elsewhere from within another; from our own files a name leads to one place.
    if (/^[./]|^(node|file):/.test(specifier) || isOfPackage(parentURL))
      return next(specifier, context)
    const known = found.get(specifier) ?? next(specifier, context)
    found.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})
