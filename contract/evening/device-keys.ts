import { lengths } from '@mikvah/rules/lengths.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, name, roomId } from '../fields.ts'

const deviceKey = z.object({
  id,
  name: z.string(),
  /** The rooms whose doors its controller speaks for; null for all of them. */
  rooms: z.array(z.object({ id: z.number(), number: z.string() })).nullable(),
  madeAt: instant,
  /** The name of the account that made it; null for a key that came with a practice facility. */
  madeBy: z.string().nullable(),
  /** When a controller last showed it, to a quarter of an hour; null while none has. */
  lastUsed: instant.nullable(),
})

const deviceKeys = endpoint('deviceKeys', {
  summary: 'The keys of the controllers that report what doors do, without their secrets.',
  who: ['Admin'],
  audited: { nothing: 'Keys of controllers, and no word of anyone.' },
  result: z.array(deviceKey),
})

export const addDeviceKey = endpoint('addDeviceKey', {
  summary:
    'Makes a key for a controller. Its secret, which the controller sends as X-Device-Key, is in this answer alone.',
  who: ['Admin'],
  audited: { act: 'device-key-made' },
  body: z.strictObject({
    name: name(lengths.nameInHouse),
    /** The rooms, by their ids, whose doors the controller speaks for; left out or null, all of them. */
    rooms: z.array(roomId).min(1).max(200).nullable().default(null),
  }),
  result: deviceKey.extend({ secret: z.string() }),
  refusals: ['device-key-name-taken', 'device-keys-full', 'room-unknown', 'not-found'],
})

const endDeviceKey = endpoint('endDeviceKey', {
  summary: 'Ends a key: a controller that shows it is refused from now on.',
  who: ['Admin'],
  audited: { act: 'device-key-ended' },
  result: z.null(),
})

/** The calls about the keys of controllers, for the table of all calls (`contract`). */
export const callsOfKeys = { deviceKeys, addDeviceKey, endDeviceKey }
