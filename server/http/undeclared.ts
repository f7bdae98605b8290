import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { refusalsOf } from '@mikvah/contract/refusals-of.ts'
import type { FastifyBaseLogger } from 'fastify'

/** Refusals that a call gave and doesn't name in the contract, as `call: code`. The tests fail on each. */
export const undeclared = new Set<string>()

/** Notes such a refusal and logs it once; the caller is told it all the same. */
export function holdToContract(call: Endpoint, code: unknown, log: FastifyBaseLogger): void {
  const message = `${call.name}: ${code}`
  const named: ReadonlySet<unknown> = refusalsOf(call)
  if (named.has(code) || undeclared.has(message)) return
  undeclared.add(message)
  log.warn({ call: call.name, code }, 'refused with a code that the call does not name')
}
