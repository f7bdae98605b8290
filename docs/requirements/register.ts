import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Claim, idsOf, type State, states } from './claim.ts'
import { csvFromRows, rowsFromCsv } from './csv.ts'

export const columns = ['id', 'state', 'where', 'proof', 'note', 'area', 'requirement'] as const
export type Requirement = Record<(typeof columns)[number], string> & { state: State }

export const registerPath = join(import.meta.dirname, '../requirements.csv')

export function readRegister(): Requirement[] {
  return rowsFromCsv(readFileSync(registerPath, 'utf8')).map((row) => {
    const state = states.find((known) => known === row.state)
    if (!state) throw new Error(`${row.id} has the state ${row.state}`)
    const { id = '', area = '', requirement = '', where = '', proof = '', note = '' } = row
    return { id, area, requirement, state, where, proof, note }
  })
}

export const registerText = (rows: readonly Requirement[]): string => csvFromRows(columns, rows)

/** The register as the claims have it. What is later names no file yet. */
export function registerOf(rows: readonly Requirement[], claims: readonly Claim[]): Requirement[] {
  const known = rows.map(({ id }) => id)
  const claimed = new Map<string, Claim>()
  for (const claim of claims) {
    for (const id of idsOf(claim, known)) {
      const other = claimed.get(id)
      if (other) throw new Error(`${id} is claimed twice: ${other.about}; ${claim.about}`)
      claimed.set(id, claim)
    }
  }
  return rows.map(({ id, area, requirement }) => {
    const { state = 'later', where = '', proof = '', note = '' } = claimed.get(id) ?? {}
    const kept = state === 'later' ? { where: '', proof: '', note: '' } : { where, proof, note }
    return { id, area, requirement, state, ...kept }
  })
}
