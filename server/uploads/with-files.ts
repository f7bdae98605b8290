import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Registers routes that take files. Every other call refuses an upload without reading it. */
export function withFiles(app: FastifyInstance, routes: (app: FastifyInstance) => void): void {
  app.register(async (inside) => {
    await inside.register(multipart)
    routes(inside)
  })
}
