import { run } from './tool.ts'

type Answer = { message?: string; metadata?: { vulnerabilities?: Record<string, number> } }

export type Audit =
  | { asked: true; found: number; worst: string }
  | { asked: false; because: string }

/**
 * Asks the registry about known vulnerabilities in the packages that are installed for running. Gives how many were
 * found and the gravest kind of them (`critical`), or why the registry didn't answer: not every one does.
 */
export async function audit(): Promise<Audit> {
  const { output } = await run('npm', ['audit', '--omit=dev', '--json'])
  const answer = answerIn(output)
  const told = answer?.metadata?.vulnerabilities
  if (!told) return { asked: false, because: answer?.message?.split(' - ')[0] ?? 'no answer' }
  const { total = 0, info: _, ...byGravity } = told
  const found = Object.entries(byGravity).filter(([, count]) => count > 0)
  return { asked: true, found: total, worst: found.at(-1)?.[0] ?? 'none' }
}

function answerIn(output: string): Answer | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
