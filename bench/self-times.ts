import { readFile } from 'node:fs/promises'

type Node = { id: number; callFrame: { functionName: string; url: string } }
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] }

/**
 * Whose code ran in the last `lastMs` of a CPU profile, in ms by its owner, the largest first: a folder of the project,
 * a package, Node's own modules, the engine with what it compiles, and its collector. What waited is left out.
 */
export async function selfTimes(file: string, lastMs: number): Promise<[string, number][]> {
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(await readFile(file, 'utf8'))
  const owners = new Map(nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]))
  const end = timeDeltas.reduce((all, delta) => all + delta, 0)
  const by = new Map<string, number>()
  let now = 0
  for (const [nth, sample] of samples.entries()) {
    now += timeDeltas[nth] ?? 0
    const owner = owners.get(sample)
    if (end - now > lastMs * 1000 || !owner) continue
    by.set(owner, (by.get(owner) ?? 0) + (timeDeltas[nth + 1] ?? 0) / 1000)
  }
  return [...by].toSorted(([, one], [, other]) => other - one)
}

/** Null for what isn't work. */
function ownerOf({ functionName, url }: Node['callFrame']): string | null {
  if (functionName === '(idle)' || functionName === '(root)') return null
  if (functionName === '(garbage collector)') return 'collector'
  const [, named] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (named) return named
  const [, folder] = /\/((?:server|rules|contract)\/[\w-]+)/.exec(url) ?? []
  if (folder) return folder
  return url.startsWith('node:') ? 'node' : 'engine'
}
