import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const healthz = endpoint('healthz', {
  summary: 'The process is up.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  result: z.object({ ok: z.literal(true) }),
})

export const readyz = endpoint('readyz', {
  summary: 'The process can answer from its database.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  result: z.object({ ok: z.literal(true), engine: z.string(), mode: z.string() }),
})

export const version = endpoint('version', {
  summary: 'The version of the app that is served.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  result: z.object({ version: z.string() }),
})
