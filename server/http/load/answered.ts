import type { FastifyReply } from 'fastify'

const goingOn = Symbol('answered, and going on')

/**
 * Calls `then` once a call is answered: its response was sent, its connection broke, or its stream has begun, which is
 * bounded elsewhere. For a stream it is called once more at the end.
 */
export function onceAnswered({ raw }: FastifyReply, then: () => void): void {
  raw.once('close', then)
  raw.once(goingOn, then)
}

/** Says that a call's stream has begun, so that it counts as answered. */
export const goesOn = ({ raw }: FastifyReply): boolean => raw.emit(goingOn)
