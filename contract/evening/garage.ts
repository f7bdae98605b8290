import { nearnessRefusals } from '@mikvah/rules/garage/near-enough.ts'
import { garageRefusals } from '@mikvah/rules/garage/window.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { accuracy, latitude, longitude } from '../fields.ts'

export const openGarageDoor = endpoint('openGarageDoor', {
  summary:
    'She opens the garage for her visit, from her phone, where it is. Answered once the door has answered.',
  who: ['signedIn'],
  audited: { act: 'garage-opened' },
  body: z.strictObject({ lat: latitude, lng: longitude, accuracy }),
  result: z.object({ opened: z.literal(true) }),
  refusals: [...garageRefusals, ...nearnessRefusals, 'garage-failed'],
})

export const openGarageGate = endpoint('openGarageGate', {
  summary: 'Opens the gate without a reservation. Where the phone is may be said, and is not kept.',
  who: ['OpenGarageGate'],
  audited: { act: 'gate-opened' },
  body: z.strictObject({ lat: latitude.optional(), lng: longitude.optional(), accuracy }),
  result: z.object({ message: z.string() }),
  refusals: ['gate-not-set-up', 'gate-quiet', 'gate-too-soon', 'gate-failed'],
})
