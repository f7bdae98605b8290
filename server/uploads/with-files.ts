import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Routes that take files. Only here is a form with files read; every other call refuses it unread. */
export function withFiles(app: FastifyInstance, routes: (app: FastifyInstance) => void): void {
  app.register(async (inside) => {
    await inside.register(multipart)
    routes(inside)
  })
}
