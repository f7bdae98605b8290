import type { FastifyReply } from 'fastify'

const goingOn = Symbol('answered, and going on')

/** Once a call is answered: its line is closed, or what it goes on to tell has begun and is bounded elsewhere. */
export function onceAnswered({ raw }: FastifyReply, then: () => void): void {
  raw.once('close', then)
  raw.once(goingOn, then)
}

export const goesOn = ({ raw }: FastifyReply): boolean => raw.emit(goingOn)
