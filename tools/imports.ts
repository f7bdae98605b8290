import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tool.ts'

/** What a source imports from, as it is written there, and whether it takes types alone. */
export type Import = { from: string; typeOnly: boolean }

/** Whether a file is a test, or belongs to tests alone because it lies in a `test/` folder. */
export const isTest = (file: string) => /\.test\.tsx?$|\/test\//.test(file)

/**
 * All TypeScript files in a folder and below, but those of packages, by their paths from the root of the disk; none
 * where there is no such folder.
 */
export function sourcesIn(folder: string): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(path, file))
}

/** A source without its comments. It goes by their signs alone, so a `/*` in a string counts as one too. */
export const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

/** The imports of a source: static, re-exporting, side-effect and dynamic ones. */
export function importsOf(source: string): Import[] {
  const text = withoutComments(source)
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?((?:[\w*$,\s]|\{[^}]*\})*?)\s*from\s*['"]([^'"]+)['"]/gm,
  )
  const found = Array.from(statements, ([, type, names = '', from = '']) => ({
    from,
    typeOnly: type !== undefined || namesOnlyTypes(names),
  }))
  const sideEffects = text.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm)
  const dynamic = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  const values = [...sideEffects, ...dynamic].map(([, from = '']) => ({ from, typeOnly: false }))
  return [...found, ...values]
}

function namesOnlyTypes(names: string): boolean {
  const braces = names.match(/^\{([^}]*)\}$/)?.[1]
  if (braces === undefined) return false
  const each = braces.split(',').filter((name) => name.trim())
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name))
}
