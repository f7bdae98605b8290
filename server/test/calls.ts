import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'

/** The calls of the contract that this app answers; one without a route yet joins as soon as it has one.
 * A stream has no end that a test of every call could wait for; `server/live` walks it. */
export const callsOf = (app: FastifyInstance): Endpoint[] =>
  Object.values<Endpoint>(contract).filter(
    ({ method, path, stream }) => !stream && app.hasRoute({ method, url: path }),
  )

/** The path with every parameter filled in. */
export const pathWith = ({ path }: Endpoint, value: string): string =>
  path.replace(/:\w+/g, encodeURIComponent(value))
