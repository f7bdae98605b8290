import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Facility } from '../facility/facility.ts'
import type { Outside } from '../integrations/outside.ts'
import type { Capacity } from './capacity.ts'

/** The parts that verbs work with. They are built once by app.ts; tests build their own. */
export type Parts = {
  config: Config
  db: Database
  facility: Facility
  outside: Outside
  log: FastifyBaseLogger
  capacity: Capacity
  /** Fires when this process is about to end: a call that waits for another system is answered with what is known. */
  hurry: AbortSignal
  /** The real clock, for tokens, codes, limits, idempotency and back-off. Everything else goes by `ctx.now`. */
  realNow: () => Ms
  /** Whether an address is exempt from limits: loopback in practice mode. */
  exemptsAddress: (ip: string) => boolean
}
