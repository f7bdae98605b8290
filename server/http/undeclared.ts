import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { refusalsOf } from '@mikvah/contract/refusals-of.ts'
import type { FastifyBaseLogger } from 'fastify'

/** Refusals that a call has answered and doesn't declare in the contract, as `call: code`. Each fails the tests. */
export const undeclared = new Set<string>()

/** Notes a refusal that the call doesn't declare, and logs it once; the caller is answered all the same. */
export function holdToContract(call: Endpoint, code: unknown, log: FastifyBaseLogger): void {
  const message = `${call.name}: ${code}`
  const named: ReadonlySet<unknown> = refusalsOf(call)
  if (named.has(code) || undeclared.has(message)) return
  undeclared.add(message)
  log.warn({ call: call.name, code }, 'refused with a code that the call does not name')
}
