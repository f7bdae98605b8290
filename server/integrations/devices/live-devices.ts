import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { flagOf, type SettingValues, textOf } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Config } from '../../config.ts'
import { unsealed } from '../../secrets/seal.ts'
import type { Command, Devices } from '../devices.ts'
import { NotSetUp } from '../not-set-up.ts'
import { phoneMakerOf } from '../phones/phone-makers.ts'
import { phoneSystemOf, ringOf } from '../phones/phone-system.ts'
import { tellByHttp } from './web-call.ts'

/**
 * The timeout of a door, a light or the garage: shorter than any caller waits, so that one that hangs is answered as
 * failed.
 */
const devicePatience: Ms = 6000

type System = {
  provider: SettingKey
  url: SettingKey
  password: SettingKey
  userName: SettingKey | null
  /** The setting of a bridge in the building, if any, and whether any certificate is accepted. */
  bridge: SettingKey | null
  anyCertificate: SettingKey | null
}
const doors: System = {
  ...{ provider: 'accessControlProvider', url: 'accessControlUrl' },
  ...{ password: 'accessControlPassword', userName: 'accessControlUserName' },
  ...{ bridge: 'accessControlSiteBridge', anyCertificate: 'accessControlAllowSelfSigned' },
}
const lights: System = {
  ...{ provider: 'lightsProvider', url: 'lightsUrl', password: 'lightsToken' },
  ...{ userName: null, bridge: null, anyCertificate: null },
}

/** The phone system, where it is reached by a web call as well. */
const phones: System = {
  ...{ provider: 'phoneSystemProvider', url: 'phoneSystemHost' },
  ...{ password: 'phoneSystemPassword', userName: 'phoneSystemUserName' },
  ...{ bridge: null, anyCertificate: null },
}

/** Which system of the building does which command. */
const systemOf: Readonly<Record<Command['op'], System>> = {
  ...{ unlock: doors, pulse: doors, on: lights, off: lights, call: phones },
}

/** Why a command would reach nothing; null where there is something to reach. */
function whyNot(op: Command['op'], values: SettingValues): string | null {
  const system = systemOf[op]
  const provider = textOf(values, system.provider) ?? ''
  const isDriven = provider === 'http' || (op === 'call' && phoneMakerOf(provider))
  if (!isDriven) return `Nothing is set up for the command ${op}.`
  if (!textOf(values, system.url)) return `The setting ${system.url} is blank.`
  if (system.bridge && flagOf(values, system.bridge))
    return `The setting ${system.bridge} asks for a bridge.`
  return null
}

/**
 * Doors, lights and phones by the systems that the settings name, reached from this server; a command is waited for six
 * seconds at most. A bridge in the building has no maker yet, so nothing drives its doors: they are opened with the
 * key.
 */
export const liveDevices = (config: Config, patience = devicePatience): Devices => ({
  driverOf: (op, values) => (whyNot(op, values) === null ? 'http' : null),
  async tell(command, { id }, { values, withinMs }) {
    const because = whyNot(command.op, values)
    if (because !== null) throw new NotSetUp(because)
    const system = systemOf[command.op]
    const text = (key: SettingKey | null) => (key ? textOf(values, key) : null) ?? ''
    const timeoutMs = Math.max(1, Math.min(patience, withinMs))
    const password = unsealed(config, text(system.password)) ?? ''
    const maker = command.op === 'call' ? phoneMakerOf(text(system.provider)) : undefined
    if (maker) {
      const phones = phoneSystemOf(values, password, maker.usualPort)
      return maker.placeCall(phones, ringOf(command, id), timeoutMs)
    }
    return tellByHttp(
      {
        ...{ url: text(system.url), urlSetting: system.url, userName: text(system.userName) },
        ...{ password, timeoutMs },
        allowSelfSigned: system.anyCertificate
          ? (flagOf(values, system.anyCertificate) ?? false)
          : false,
      },
      command,
      id,
    )
  },
})
