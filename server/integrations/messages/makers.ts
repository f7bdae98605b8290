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
import type { Outgoing } from './messages.ts'
import { twilioMaker } from './twilio/twilio.ts'

/** What tests set besides the settings. */
export type Given = { timeoutMs?: Ms }
type Settings = { config: Config; values: SettingValues } & Given
type MakerOf = (settings: Settings) => Maker

const plain = ({ values }: Settings, key: SettingKey) => textOf(values, key) ?? ''
/** A secret setting, unsealed; blank where there is none, or its key is lost. */
export const secret = ({ config, values }: Settings, key: SettingKey) =>
  unsealed(config, textOf(values, key) ?? '') ?? ''

function needed(text: string, what: string): string {
  if (text === '') throw new NotSetUp(`${what} is blank.`)
  return text
}

/** What sends messages and makes calls by Twilio; throws `NotSetUp` where the settings lack something of it. */
export const twilio: MakerOf = (settings) => {
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

/** Makes calls by Twilio, which need a number to call from: a messaging service isn't enough. */
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

/** Sends e-mail from the office's own address unless another is set; without either it can't be sent. */
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

/** What sends messages of this channel under these settings; throws `NotSetUp` where nothing can. */
export const makerOf = (settings: Settings, { channel }: Outgoing): Maker => {
  if (channel === 'email') return email(settings)
  const provider = plain(settings, 'smsProvider')
  if (channel === 'phone') return provider === 'twilio' ? caller(settings) : none(settings)
  const make = channel === 'sms' ? smsMakers[provider] : none
  return (make ?? none)(settings)
}
