import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { numberOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Config } from '../../config.ts'
import { unsealed } from '../../secrets/seal.ts'
import { NotSetUp } from '../not-set-up.ts'
import { smtpMaker } from './email/smtp.ts'
import { httpSmsMaker } from './http-sms.ts'
import type { Maker } from './maker.ts'
import type { HookPost, Messages, Outgoing } from './messages.ts'
import { readInbound, readStatus } from './twilio/hooks.ts'
import { twilioMaker } from './twilio/twilio.ts'

type Given = { timeoutMs?: Ms }
type Settings = { config: Config; values: SettingValues } & Given
type MakerOf = (settings: Settings) => Maker

const plain = ({ values }: Settings, key: SettingKey) => textOf(values, key) ?? ''
const secret = ({ config, values }: Settings, key: SettingKey) =>
  unsealed(config, textOf(values, key) ?? '') ?? ''

function needed(text: string, what: string): string {
  if (text === '') throw new NotSetUp(`${what} is blank.`)
  return text
}

const twilio: MakerOf = (settings) => {
  const { config, timeoutMs } = settings
  const from = plain(settings, 'smsFrom')
  const messagingServiceSid = plain(settings, 'smsTwilioMessagingServiceSid')
  needed(from + messagingServiceSid, 'The setting smsFrom')
  return twilioMaker({
    accountSid: needed(plain(settings, 'smsTwilioAccountSid'), 'The setting smsTwilioAccountSid'),
    authToken: needed(secret(settings, 'smsTwilioAuthToken'), 'The setting smsTwilioAuthToken'),
    from,
    messagingServiceSid,
    publicUrl: needed(config.publicUrl ?? '', 'PUBLIC_URL'),
    baseUrl: config.twilioUrl,
    ...(timeoutMs ? { timeoutMs } : {}),
  })
}

/** A call comes from a number: a messaging service has none to offer. */
const caller: MakerOf = (settings) => {
  needed(plain(settings, 'smsFrom'), 'The setting smsFrom')
  return twilio(settings)
}

const http: MakerOf = (settings) =>
  httpSmsMaker({
    url: plain(settings, 'smsHttpUrl'),
    headers: secret(settings, 'smsHttpHeaders'),
    body: plain(settings, 'smsHttpBody'),
    from: plain(settings, 'smsFrom'),
    success: plain(settings, 'smsHttpSuccess'),
    ...(settings.timeoutMs ? { timeoutMs: settings.timeoutMs } : {}),
  })

/** From the office's own address where no other is given; without any there is nobody to send it. */
const email: MakerOf = (settings) => {
  const { config, values, timeoutMs } = settings
  const from = plain(settings, 'emailFrom') || plain(settings, 'websiteEmail')
  return smtpMaker({
    host: needed(plain(settings, 'emailHost'), 'The setting emailHost'),
    port: numberOf(values, 'emailPort') ?? 587,
    security: securityOf(plain(settings, 'emailSecurity')),
    userName: plain(settings, 'emailUserName'),
    password: secret(settings, 'emailPassword'),
    from: {
      address: needed(from, 'The setting emailFrom'),
      name: plain(settings, 'emailFromName'),
    },
    replyTo: plain(settings, 'emailReplyTo'),
    publicHost: config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost',
    ...(timeoutMs ? { timeoutMs } : {}),
  })
}

const securityOf = (text: string) => (text === 'tls' || text === 'none' ? text : 'starttls')

const none: MakerOf = () => {
  throw new NotSetUp('Nothing is set up for messages of this kind.')
}

const smsMakers: Readonly<Record<string, MakerOf>> = { twilio, http }

const makerOf = (settings: Settings, { channel }: Outgoing): Maker => {
  if (channel === 'email') return email(settings)
  const provider = plain(settings, 'smsProvider')
  if (channel === 'phone') return provider === 'twilio' ? caller(settings) : none(settings)
  const make = channel === 'sms' ? smsMakers[provider] : none
  return (make ?? none)(settings)
}

/** The providers that the settings name. Only tests say how long they may take. */
export function liveMessages(config: Config, given: Given = {}): Messages {
  /** Twilio's word counts while its token is set, whoever sends the messages now. */
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
        // A text waits a while for the office to mend it; e-mail may stay away, and what it says is kept elsewhere.
        const state = message.channel === 'sms' ? 'waiting' : 'failed'
        return { state, why: 'not-set-up' }
      }
    },
    readStatus: (post, values) => readBy(readStatus, post, values),
    readInbound: (post, values) => readBy(readInbound, post, values),
  }
}
