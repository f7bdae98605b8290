import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Registers routes that take files. Every other call refuses a form with files unread. */
export function withFiles(app: FastifyInstance, routes: (app: FastifyInstance) => void): void {
  app.register(async (inside) => {
    await inside.register(multipart)
    routes(inside)
  })
}
