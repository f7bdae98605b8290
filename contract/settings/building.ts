import { lengths } from '@mikvah/rules/lengths.ts'
import { openKinds } from '@mikvah/rules/locations/location.ts'
import { capacity } from '@mikvah/rules/settings/capacity.ts'
import { z } from 'zod'
import { attendant } from '../attendants.ts'
import { cubicleSetUp } from '../cubicles.ts'
import { endpoint } from '../endpoint.ts'
import { id, latitude, line, longitude, name, text, words } from '../fields.ts'
import { reservationOutside } from './schedule.ts'

const capacityKey = z.enum(Object.keys(capacity) as [keyof typeof capacity])

/** What a room is fitted with, and the points of its devices (door, lights, phone); a blank point can't be switched. */
const fitting = {
  number: words(lengths.doorNumber),
  sectionId: id,
  bath: z.boolean(),
  handicapped: z.boolean(),
  privateRoom: z.boolean(),
  kallah: z.boolean(),
  active: z.boolean(),
  dryDoor: text(lengths.point),
  wetDoor: text(lengths.point),
  lightPoint: text(lengths.point),
  extension: text(lengths.point),
}
const roomSetUp = z.object({ id: z.number(), locationId: id, ...fitting })

const sectionSetUp = z.object({
  id,
  locationId: id,
  name: name(lengths.nameInHouse),
  nameHe: line(lengths.nameInHouse),
})

const placeNamed = {
  name: name(lengths.nameInHouse),
  nameHe: line(lengths.nameInHouse),
  address: text(lengths.address),
  addressHe: text(lengths.address),
  lat: latitude.nullable(),
  long: longitude.nullable(),
  active: z.boolean(),
  /** How many places the building has, by the keys of the settings; what is blank isn't offered. */
  capacity: z.partialRecord(capacityKey, z.string().trim().max(lengths.capacity)),
  /** The kinds of night it opens. */
  openKinds: z.array(z.enum(openKinds)).max(openKinds.length),
}
const placeSetUp = z.object({ id, alternate: z.boolean(), ...placeNamed })

export const building = endpoint('building', {
  summary:
    'The buildings, their sections, rooms and cubicles, and those who help, as the office sets them up.',
  who: ['Admin'],
  audited: { nothing: 'What the house is made of.' },
  result: z.object({
    locations: z.array(placeSetUp),
    sections: z.array(sectionSetUp),
    rooms: z.array(roomSetUp),
    cubicles: z.array(cubicleSetUp),
    attendants: z.array(attendant.extend({ hasCard: z.boolean() })),
  }),
})

const whoIsLeft = { reservationsOutside: z.array(reservationOutside) }
const dryRun = z.boolean().optional()

export const addRoom = endpoint('addRoom', {
  summary: 'Adds a room to a section, clean and not opened for tonight.',
  who: ['Admin'],
  audited: { act: 'room-changed' },
  body: z.strictObject(fitting).partial().required({ number: true, sectionId: true }),
  result: roomSetUp,
  refusals: ['room-number-taken', 'not-found'],
})

export const editRoom = endpoint('editRoom', {
  summary:
    'Changes what a room has, its section, or whether it is in use; reservationsOutside are the booked visits it would no longer do for. With dryRun nothing is changed.',
  who: ['Admin'],
  audited: { act: 'room-changed' },
  body: z.strictObject({ ...fitting, dryRun: z.boolean() }).partial(),
  result: roomSetUp.extend(whoIsLeft),
  refusals: ['room-number-taken', 'room-with-visit'],
})

export const removeRoom = endpoint('removeRoom', {
  summary: 'Takes a room away that nobody has ever used; one with a history is taken out of use.',
  who: ['Admin'],
  audited: { act: 'room-changed' },
  result: z.null(),
  refusals: ['room-with-history'],
})

export const addSection = endpoint('addSection', {
  summary: 'Adds a section to a building.',
  who: ['Admin'],
  audited: { act: 'section-changed' },
  body: z.strictObject({
    name: name(lengths.nameInHouse),
    nameHe: line(lengths.nameInHouse).default(''),
    locationId: id,
  }),
  result: sectionSetUp,
  refusals: ['not-found'],
})

export const editSection = endpoint('editSection', {
  summary: 'Gives a section other names.',
  who: ['Admin'],
  audited: { act: 'section-changed' },
  body: z.strictObject({
    name: name(lengths.nameInHouse),
    nameHe: line(lengths.nameInHouse).optional(),
  }),
  result: sectionSetUp,
})

export const removeSection = endpoint('removeSection', {
  summary: 'Takes a section away that has no rooms, and that nobody has ever had for a night.',
  who: ['Admin'],
  audited: { act: 'section-changed' },
  result: z.null(),
  refusals: ['section-with-rooms', 'section-with-history'],
})

export const addLocation = endpoint('addLocation', {
  summary: 'Adds the second building, closed until it is given its rooms and its nights.',
  who: ['Admin'],
  audited: { act: 'location-changed' },
  body: z.strictObject({ name: placeNamed.name, nameHe: placeNamed.nameHe }),
  result: placeSetUp,
  refusals: ['two-buildings'],
})

export const editLocation = endpoint('editLocation', {
  summary:
    'Changes a building. The main one takes its capacity, its nights and its point from the settings; with dryRun nothing is changed.',
  who: ['Admin'],
  audited: { act: 'location-changed' },
  body: z.strictObject(placeNamed).partial().extend({ dryRun }),
  result: placeSetUp.extend(whoIsLeft),
  refusals: ['main-building', 'building-with-visits', 'invalid-setting'],
})
