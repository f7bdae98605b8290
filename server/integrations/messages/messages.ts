import type { DeliveryState, WhyNot } from '@mikvah/rules/messages/delivery.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'

export type Outgoing = {
  /** The same for a repeat, so that a provider that heeds it can tell the two apart. */
  id: string
  channel: 'sms' | 'email' | 'push' | 'phone'
  to: string
  subject: string | null
  text: string
  language: 'en' | 'he'
  replyTo: string | null
  /** Whoever gets it may stop it by an answer, and mail programs offer that. */
  chosen?: boolean
  /** What it says is so for that much longer; null for as long as it takes. */
  validMs: Ms | null
}

export type Sending =
  | { state: 'sent' | 'delivered'; provider: string; providerId: string | null }
  /** The provider certainly hasn't taken it: it may be tried again. */
  | { state: 'waiting'; why: WhyNot }
  /** It never will. */
  | { state: 'failed'; why: WhyNot }
  /** The answer was lost: it may have gone out or not. */
  | { state: 'unknown' }

/** An earlier try of the same message of which nobody knows whether it went out. */
export type EarlierTry = {
  ms: Ms
  /** Of these messages at the provider, those that are known to be others of ours. */
  others(providerIds: readonly string[]): Promise<ReadonlySet<string>>
}

export type HookPost = {
  provider: string
  /** Path and query as they were asked for. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  rawBody: string
}

/** What a provider says has become of a message: ours by its id if it names it, else by its own. */
export type StatusNews = {
  id: string | null
  providerId: string
  /** Null for a word of theirs that says nothing to us. */
  state: DeliveryState | null
  why: WhyNot | null
  to: string
}

/** What somebody answered to our messages. */
export type Inbound = { from: string; wish: 'stop' | 'start' | null }

/** Sends what the outbox holds, by the providers that the settings name. It never throws on their account. */
export type Messages = {
  send(message: Outgoing, values: SettingValues, earlier?: EarlierTry): Promise<Sending>
  /** Null when it isn't shown to come from the provider. */
  readStatus(post: HookPost, values: SettingValues): StatusNews | null
  readInbound(post: HookPost, values: SettingValues): Inbound | null
  /** Whether the text is kept with the record of the message; only practice mode shows it. */
  keepsText: boolean
}

/** Practice: the record itself is the delivery. */
export const practiceMessages: Messages = {
  keepsText: true,
  send: async () => ({ state: 'delivered', provider: 'practice', providerId: null }),
  readStatus: () => null,
  readInbound: () => null,
}
