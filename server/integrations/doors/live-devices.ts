import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { flagOf, type SettingValues, textOf } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Config } from '../../config.ts'
import { unsealed } from '../../secrets/seal.ts'
import type { Command, Devices } from '../devices.ts'
import { NotSetUp } from '../not-set-up.ts'
import { openByHttp } from './http-doors.ts'

/** Shorter than anybody waits for the answer, so that a door that hangs is told of as one. */
const doorPatience: Ms = 6000

const isDoor = (op: Command['op']) => op === 'unlock' || op === 'pulse'

/** Why a command would reach nothing; null where it reaches the access control. */
function whyNot(op: Command['op'], values: SettingValues): string | null {
  if (!isDoor(op) || textOf(values, 'accessControlProvider') !== 'http')
    return `Nothing is set up for the command ${op}.`
  if (!textOf(values, 'accessControlUrl')) return 'The setting accessControlUrl is blank.'
  if (flagOf(values, 'accessControlSiteBridge'))
    return 'The setting accessControlSiteBridge asks for a bridge.'
  return null
}

/**
 * The doors by the access control that the settings name, this server reaching it itself. Lights, phones and the bridge
 * in the building have no maker yet: whoever asks for them is told to use the switch, her voice, the key.
 */
export const liveDevices = (config: Config, patience = doorPatience): Devices => ({
  driverOf: (op, values) => (whyNot(op, values) === null ? 'http' : null),
  async tell(command, { id }, { values, withinMs }) {
    const text = (key: SettingKey) => textOf(values, key) ?? ''
    const because = whyNot(command.op, values)
    if (because !== null) throw new NotSetUp(because)
    return openByHttp(
      {
        url: text('accessControlUrl'),
        userName: text('accessControlUserName'),
        password: unsealed(config, text('accessControlPassword')) ?? '',
        timeoutMs: Math.max(1, Math.min(patience, withinMs)),
        allowSelfSigned: flagOf(values, 'accessControlAllowSelfSigned') ?? false,
      },
      command,
      id,
    )
  },
})
