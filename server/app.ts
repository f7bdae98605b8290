import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { attendantRoutes } from './attendants/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { buildingRoutes } from './building/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { cubicleRoutes } from './cubicles/routes.ts'
import { deviceRoutes } from './devices/routes.ts'
import { doers, ends, tellOfficeOfLostKey } from './effects.ts'
import { garageRoutes } from './garage/routes.ts'
import { hardwareRoutes } from './hardware/routes.ts'
import { mostOfABody, readBodies } from './http/bodies.ts'
import { apiDocument } from './http/document/api-document.ts'
import { tellFailures } from './http/failures.ts'
import { guardHost } from './http/guard-host.ts'
import { acceptBeforeWork } from './http/load/backlog.ts'
import { boundConnections } from './http/load/connections.ts'
import { healthRoutes } from './http/load/health.ts'
import { rateLimit } from './http/load/rate-limit.ts'
import { shedLoad } from './http/load/shed.ts'
import { watchCalls } from './http/load/stopping.ts'
import { loggerOptions } from './http/logger.ts'
import { webFiles } from './http/pages/web-files.ts'
import { security } from './http/security.ts'
import { liveRoutes } from './live/routes.ts'
import { lockRoutes } from './locks/routes.ts'
import { membershipRoutes } from './memberships/routes.ts'
import { movingInRoutes } from './moving-in/routes.ts'
import { movingOutRoutes } from './moving-out/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { openingRoutes } from './opening/routes.ts'
import { deliverAfterCommits } from './outbox/outbox.ts'
import { paymentRoutes } from './payments/routes.ts'
import { peopleRoutes } from './people/profile/routes.ts'
import { plateRoutes } from './plates/routes.ts'
import { practiceRoutes } from './practice/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { type Capacity, standardCapacity } from './request/capacity.ts'
import type { Parts } from './request/parts.ts'
import { encodings, worthCompressing } from './request/written-once.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { roomRoutes } from './rooms/routes.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { findingRoutes } from './search/routes.ts'
import { sealWith } from './secrets/sealing.ts'
import { settingsRoutes } from './settings/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { supplyRoutes } from './supplies/routes.ts'
import { metricsRoutes } from './watch/routes.ts'
import { websiteRoutes } from './website/routes.ts'

const nounRoutes = [
  signInRoutes,
  peopleRoutes,
  findingRoutes,
  privacyRoutes,
  scheduleRoutes,
  auditRoutes,
  settingsRoutes,
  openingRoutes,
  websiteRoutes,
  movingInRoutes,
  movingOutRoutes,
  reservationRoutes,
  reportRoutes,
  roomRoutes,
  garageRoutes,
  supplyRoutes,
  deviceRoutes,
  attendantRoutes,
  cubicleRoutes,
  buildingRoutes,
  hardwareRoutes,
  lockRoutes,
  paymentRoutes,
  membershipRoutes,
  plateRoutes,
  contactRoutes,
  noticeRoutes,
  healthRoutes,
  metricsRoutes,
]

/** Builds the whole app from its parts. It listens nowhere: start.ts does that, and tests call it in place. */
export async function buildApp(
  given: Omit<Parts, 'log' | 'capacity' | 'hurry'>,
  capacity: Capacity = standardCapacity,
): Promise<{ app: FastifyInstance; parts: Parts }> {
  const { config } = given
  const app = fastify({
    ...loggerOptions(config),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
    },
    bodyLimit: mostOfABody,
    requestTimeout: capacity.requestMs,
    connectionTimeout: 60_000,
    http: {
      // Node waits for a body as long as the longer of the two limits allows, and this one would be a minute by
      // default.
      headersTimeout: capacity.requestMs,
      connectionsCheckingInterval: capacity.requestMs / 6,
    },
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
  })
  const hurry = new AbortController()
  const parts: Parts = { ...given, log: app.log, capacity, hurry: hurry.signal }

  sealWith(parts.db, config)
  const stopDelivering = deliverAfterCommits(parts, doers, ends, tellOfficeOfLostKey)
  app.addHook('onClose', async () => stopDelivering())
  boundConnections(app, parts, capacity)
  tellFailures(app)
  watchCalls(app, hurry)
  acceptBeforeWork(app)
  shedLoad(app, parts, capacity)
  guardHost(app, config)
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    // An answer that doesn't say how long it may be cached isn't cached, however its address is spelled.
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })
  await app.register(security, { parts })
  rateLimit(app, parts)
  await apiDocument(app, parts.facility.mode)
  await app.register(compress, { threshold: worthCompressing, encodings: [...encodings] })
  await readBodies(app)
  for (const routes of nounRoutes) routes(app, parts)
  liveRoutes(app, parts, capacity)
  if (parts.facility.mode === 'practice') practiceRoutes(app, parts)
  await webFiles(app, parts)
  return { app, parts }
}
