import { isExtension } from '@mikvah/rules/people/phone.ts'
import { numberOf, type SettingValues, textOf } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Command } from '../devices.ts'
import { mayBeAsked } from '../may-be-asked.ts'
import { NotSetUp } from '../not-set-up.ts'

/** The phone system of the building as the settings describe it. */
export type PhoneSystem = {
  /** It is a name or an address in the network, or a whole URL. */
  host: string
  port: number
  /** Where it is blank, the system is used without signing in. */
  userName: string
  password: string
  /** The part of the dial plan that connects extensions. */
  context: string
  /** How long the phone of the room rings before the call is given up. */
  ringFor: Ms
}

/** A call from one extension to another, and the id of the command, which the phone system is given with it. */
export type Ring = { from: string; to: string; id: string }

/** Places a call once. `done`: the phone system has taken it. `failed`: it refused, or didn't answer in time. */
export type PlaceCall = (
  system: PhoneSystem,
  ring: Ring,
  timeoutMs: Ms,
) => Promise<'done' | 'failed'>

/** The phone system of the settings. Throws where its address is none that may be asked. */
export function phoneSystemOf(
  values: SettingValues,
  password: string,
  usualPort: number,
): PhoneSystem {
  const address = textOf(values, 'phoneSystemHost') ?? ''
  const isUrl = address.includes('://')
  const url = isUrl ? address : `http://${address}/`
  if (!mayBeAsked(url))
    throw new NotSetUp('The setting phoneSystemHost is no address that may be asked.')
  const { hostname, port } = new URL(url)
  return {
    ...{ host: isUrl ? address : hostname, password },
    userName: textOf(values, 'phoneSystemUserName') ?? '',
    // A port that is part of the address comes before the one in the settings.
    port: Number(port) || (numberOf(values, 'phoneSystemPort') ?? usualPort),
    context: textOf(values, 'phoneSystemContext') || 'from-internal',
    ringFor: (numberOf(values, 'phoneSystemRingSeconds') ?? 30) * 1000,
  }
}

/** The call that a command asks for. Throws where one of its two ends is no extension. */
export function ringOf({ point, from = '' }: Command, id: string): Ring {
  if (!isExtension(point) || !isExtension(from))
    throw new NotSetUp('An extension is one to six digits.')
  return { from, to: point, id }
}
