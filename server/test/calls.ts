import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'

/**
 * The calls of the contract that this app has a route for. Streams are left out, as they don’t end; `server/live` tests
 * them.
 */
export const callsOf = (app: FastifyInstance): Endpoint[] =>
  Object.values<Endpoint>(contract).filter(
    ({ method, path, stream }) => !stream && app.hasRoute({ method, url: path }),
  )

/** The path with every parameter filled in. */
export const pathWith = ({ path }: Endpoint, value: string): string =>
  path.replace(/:\w+/g, encodeURIComponent(value))
