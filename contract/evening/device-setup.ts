import { lengths } from '@mikvah/rules/lengths.ts'
import { deviceKinds } from '@mikvah/rules/people/device-kinds.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, name, roomId, words } from '../fields.ts'

const device = z.object({
  id,
  name: z.string(),
  kind: z.enum(deviceKinds),
  /** The room whose screen it is; null for every other kind of device. */
  room: z.object({ id: z.number(), number: z.string() }).nullable(),
  locationId: id,
  /** When a screen was last paired with it; null before the first time. */
  pairedAt: instant.nullable(),
  /** When the screen was last seen, to a quarter of an hour; null while none is signed in as this device. */
  lastSeen: instant.nullable(),
})

const devices = endpoint('devices', {
  summary: 'The screens of the house, where each stands and when it was last seen.',
  who: ['Reception'],
  audited: { nothing: 'Screens, and no word of anyone.' },
  result: z.array(device),
})

export const addDevice = endpoint('addDevice', {
  summary: 'Makes a screen of the house, which is then paired by the code it shows.',
  who: ['Reception'],
  audited: { act: 'device-changed' },
  body: z.strictObject({
    name: name(lengths.nameInHouse),
    kind: z.enum(deviceKinds),
    /** It is required for the screen of a room, and given for no other. */
    roomId: roomId.optional(),
    /** The location where it stands. Left out, it is that of its room, or without a room the main building. */
    locationId: id.optional(),
  }),
  result: device,
  refusals: ['not-found'],
})

const pairDevice = endpoint('pairDevice', {
  summary:
    'The screen that shows this code signs in as the device from now on, and whatever was signed in as it is signed out.',
  who: ['Reception'],
  audited: { act: 'device-paired' },
  body: z.strictObject({ code: words(lengths.typedCode) }),
  result: device,
  refusals: ['pairing-unknown', 'too-many-tries'],
})

const endDevice = endpoint('endDevice', {
  summary: 'Signs the device out at once; it may be paired again.',
  who: ['Reception'],
  audited: { act: 'device-ended' },
  result: device,
})

const removeDevice = endpoint('removeDevice', {
  summary: 'Signs the device out at once and takes it off the list.',
  who: ['Reception'],
  audited: { act: 'device-changed' },
  result: z.null(),
})

const askPairing = endpoint('askPairing', {
  summary:
    'A screen that nobody knows asks for a code to show, and for the secret that it will sign in with once the code is typed at the desk.',
  who: ['anyone'],
  audited: { nothing: 'A screen without an account, and no word of anyone.' },
  keyed: 'never',
  result: z.object({ code: z.string(), secret: z.string(), expiresAt: instant }),
  refusals: ['too-many-tries'],
})

const pairing = endpoint('pairing', {
  summary:
    'Whether a screen has been paired: the user name it signs in under, its secret being the password; null while its code still waits.',
  who: ['anyone'],
  audited: { nothing: 'A screen asks about itself.' },
  keyed: 'never',
  body: z.strictObject({ secret: words(lengths.handle) }),
  result: z.object({ userName: z.string().nullable() }),
  refusals: ['pairing-over'],
})

/** The calls that set up and pair the screens of the house, for the table of all calls (`contract`). */
export const callsOfDevices = {
  devices,
  addDevice,
  pairDevice,
  endDevice,
  removeDevice,
  askPairing,
  pairing,
}
