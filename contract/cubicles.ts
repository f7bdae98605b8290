import { lengths } from '@mikvah/rules/lengths.ts'
import { cubicleRefusals, cubicleStatuses } from '@mikvah/rules/room/cubicles.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, name, swiped, text } from './fields.ts'
import { reservation, visitSeen } from './reservations/reservation.ts'

const cubicleStatus = z.enum(cubicleStatuses)

export const cubicle = z.object({
  id: z.number(),
  name: z.string(),
  location: z.string(),
  status: cubicleStatus,
  reservation: z.object({ reservationId: id, reservationCode: z.string() }).nullable(),
})

/** The name of a cubicle, and the point of its lock; with a blank point its lock isn't opened from here. */
const cubicleNamed = { name: name(lengths.doorNumber), lock: text(lengths.point) }
export const cubicleSetUp = z.object({ id: z.number(), locationId: id, ...cubicleNamed })

export const cubiclesList = endpoint('cubicles', {
  summary: 'The cubicles, and whom each serves by her code.',
  who: ['Reception'],
  audited: { nothing: 'A board that is looked at all night, by codes.' },
  result: z.array(cubicle),
})

export const changeCubicleStatus = endpoint('changeCubicleStatus', {
  summary: 'Sets a cubicle that nobody has: to be cleaned, out of use, available.',
  who: ['Reception'],
  audited: { act: 'cubicle-changed' },
  body: z.strictObject({ status: cubicleStatus, ...swiped }),
  result: cubicle,
  refusals: ['cubicle-occupied'],
})

export const unlockCubicle = endpoint('unlockCubicle', {
  summary: 'Opens the lock of a cubicle.',
  who: ['Reception'],
  audited: { act: 'cubicle-unlocked' },
  body: z.strictObject(swiped),
  result: z.object({ unlocked: z.literal(true) }),
  refusals: ['no-lock', 'door-failed'],
})

export const requestCubicle = endpoint('requestCubicle', {
  summary:
    'Gives her the first free cubicle while she waits; a kiosk whom it looked up. A 409 carries the fresh reservation.',
  who: ['Reception', 'Kiosk'],
  audited: { act: 'cubicle-given' },
  body: z.strictObject(swiped),
  result: z.union([reservation, visitSeen]),
  refusals: [...cubicleRefusals, 'no-cubicle-free', 'not-found'],
})

export const addCubicle = endpoint('addCubicle', {
  summary: 'Adds a cubicle to a building.',
  who: ['Admin'],
  audited: { act: 'cubicle-set-up' },
  body: z.strictObject({ ...cubicleNamed, locationId: id }).partial({ lock: true }),
  result: cubicleSetUp,
  refusals: ['cubicle-name-taken', 'not-found'],
})

export const editCubicle = endpoint('editCubicle', {
  summary: 'Gives a cubicle another name or another lock.',
  who: ['Admin'],
  audited: { act: 'cubicle-set-up' },
  body: z.strictObject(cubicleNamed).partial(),
  result: cubicleSetUp,
  refusals: ['cubicle-name-taken'],
})

export const removeCubicle = endpoint('removeCubicle', {
  summary: 'Takes a cubicle away that holds nobody’s things.',
  who: ['Admin'],
  audited: { act: 'cubicle-set-up' },
  result: z.null(),
  refusals: ['cubicle-occupied'],
})
