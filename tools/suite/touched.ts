import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { importsOf, sourcesIn } from '../imports.ts'
import { root } from '../tool.ts'

/** The files that import a file, by paths from the project's root. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** How many imports lie between a change and each file that depends on it; the changed files themselves are at 0. */
export function distancesFrom(
  changed: readonly string[],
  importers: Importers,
): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

/** The files that fit into so many seconds, the nearest to the change first; the nearest of all in any case. */
export function nearestThatFit(
  distances: ReadonlyMap<string, number>,
  secondsOf: (file: string) => number,
  seconds: number,
): string[] {
  let left = seconds
  const nearest = [...distances].sort(([, one], [, other]) => one - other).map(([file]) => file)
  return nearest.filter((file, nth) => {
    const takes = secondsOf(file)
    if (nth > 0 && takes > left) return false
    left -= takes
    return true
  })
}

/**
 * Gives for each file that a source of rules, contract, server, web or tools imports those sources, files of styles and
 * of words among them, so that a change of those leads to their importers too.
 */
export function importersOfAll(): Importers {
  const importers = new Map<string, string[]>()
  for (const folder of ['rules', 'contract', 'server', 'web/src', 'web/offline', 'tools'])
    for (const path of sourcesIn(folder))
      for (const { from } of importsOf(readFileSync(path, 'utf8'))) {
        const imported = pathOf(from, path)
        if (!imported) continue
        importers.set(imported, [...(importers.get(imported) ?? []), relative(root, path)])
      }
  return importers
}

function pathOf(from: string, importer: string): string | undefined {
  const path = from.startsWith('.')
    ? join(dirname(importer), from)
    : from.startsWith('@mikvah/')
      ? join(root, from.slice('@mikvah/'.length))
      : undefined
  return path && existsSync(path) ? relative(root, path) : undefined
}
