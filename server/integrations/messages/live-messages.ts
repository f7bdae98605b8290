import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import type { Config } from '../../config.ts'
import { NotSetUp } from '../not-set-up.ts'
import { type Given, makerOf, secret } from './makers.ts'
import type { HookPost, Messages } from './messages.ts'
import { readInbound, readStatus } from './twilio/hooks.ts'

/**
 * Messages by the providers that the settings name. Where nothing that can send is set up, a text waits and anything
 * else has failed (`not-set-up`). The time limit is given only by tests.
 */
export function liveMessages(config: Config, given: Given = {}): Messages {
  /** News from Twilio counts while its token is set, whichever provider sends messages now. */
  const readBy = <T>(
    read: (ours: { authToken: string; publicUrl: string }, post: HookPost) => T | null,
    post: HookPost,
    values: SettingValues,
  ): T | null => {
    const authToken = secret({ config, values }, 'smsTwilioAuthToken')
    const { publicUrl } = config
    if (post.provider !== 'twilio' || authToken === '' || !publicUrl) return null
    return read({ authToken, publicUrl }, post)
  }
  return {
    keepsText: false,
    async send(message, values, earlier) {
      try {
        const maker = makerOf({ config, values, ...given }, message)
        return await (earlier ? maker.sendAgain(message, earlier) : maker.send(message))
      } catch (error) {
        if (!(error instanceof NotSetUp)) throw error
        // A text waits for the office to mend the settings. An e-mail is given up, as what it says can be read
        // elsewhere.
        const state = message.channel === 'sms' ? 'waiting' : 'failed'
        return { state, why: 'not-set-up' }
      }
    },
    readStatus: (post, values) => readBy(readStatus, post, values),
    readInbound: (post, values) => readBy(readInbound, post, values),
  }
}
