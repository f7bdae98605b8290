import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { flagOf, type SettingValues, textOf } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Config } from '../../config.ts'
import { unsealed } from '../../secrets/seal.ts'
import type { Command, Devices } from '../devices.ts'
import { NotSetUp } from '../not-set-up.ts'
import { tellByHttp } from './http-doors.ts'

/** Shorter than any caller waits, so that a door that hangs is answered as failed. */
const doorPatience: Ms = 6000

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

/** Which system of the building does which command. Nothing can ring a room yet. */
const systemOf: Readonly<Record<Command['op'], System | null>> = {
  ...{ unlock: doors, pulse: doors, on: lights, off: lights, call: null },
}

/** Why a command would reach nothing; null where there is something to reach. */
function whyNot(op: Command['op'], values: SettingValues): string | null {
  const system = systemOf[op]
  if (system === null || textOf(values, system.provider) !== 'http')
    return `Nothing is set up for the command ${op}.`
  if (!textOf(values, system.url)) return `The setting ${system.url} is blank.`
  if (system.bridge && flagOf(values, system.bridge))
    return `The setting ${system.bridge} asks for a bridge.`
  return null
}

/**
 * Doors and lights by the systems that the settings name, reached from this server. Phones, and a bridge in the
 * building, have no maker yet: the screen says to call out, or to use the key.
 */
export const liveDevices = (config: Config, patience = doorPatience): Devices => ({
  driverOf: (op, values) => (whyNot(op, values) === null ? 'http' : null),
  async tell(command, { id }, { values, withinMs }) {
    const text = (key: SettingKey | null) => (key ? textOf(values, key) : null) ?? ''
    const system = systemOf[command.op]
    const because = whyNot(command.op, values)
    if (system === null || because !== null)
      throw new NotSetUp(because ?? `Nothing does ${command.op}.`)
    return tellByHttp(
      {
        ...{ url: text(system.url), urlSetting: system.url, userName: text(system.userName) },
        password: unsealed(config, text(system.password)) ?? '',
        timeoutMs: Math.max(1, Math.min(patience, withinMs)),
        allowSelfSigned: system.anyCertificate
          ? (flagOf(values, system.anyCertificate) ?? false)
          : false,
      },
      command,
      id,
    )
  },
})
