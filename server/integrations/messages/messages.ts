import type { Channel, DeliveryState, WhyNot } from '@mikvah/rules/messages/delivery.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Language } from '@mikvah/rules/words/language.ts'

/** A message to be sent, by one channel to one recipient. */
export type Outgoing = {
  /** The id of the message, the same for a repeat, so that a provider can recognize one. */
  id: string
  channel: Channel
  to: string
  subject: string | null
  text: string
  language: Language
  replyTo: string | null
  /** The recipient may unsubscribe by an answer, which mail programs offer. */
  chosen?: boolean
  /** For how much longer the message is worth sending; null without a limit. */
  validMs: Ms | null
}

/** What became of a try to send a message. */
export type Sending =
  | { state: 'sent' | 'delivered'; provider: string; providerId: string | null }
  /** The provider certainly hasn't accepted it, and it may be tried again. */
  | { state: 'waiting'; why: WhyNot; answer?: string }
  /** The message can't be sent. */
  | { state: 'failed'; why: WhyNot; answer?: string }
  /** The answer was lost, so it may have gone out or not. */
  | { state: 'unknown' }

/** An earlier try of the same message that may have gone out; `ms` is when it was made, in epoch milliseconds. */
export type EarlierTry = {
  ms: Ms
  /** Which of these ids at the provider belong to other messages of ours. */
  others(providerIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** A provider's post to this server (webhook), as it came; nothing in it is proven yet. */
export type HookPost = {
  provider: string
  /** The path and query of the request. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  rawBody: string
}

/** What a provider reports about a message: by our id where it sends that back, else by its own. */
export type StatusNews = {
  id: string | null
  providerId: string
  /** It is null for a state that means nothing to us. */
  state: DeliveryState | null
  why: WhyNot | null
  /** Its code and words, where they are known. */
  answer: string | null
  to: string
}

/** An answer that somebody has sent to our messages: her number in digits, and whether it asks to stop or to start. */
export type Inbound = { from: string; wish: 'stop' | 'start' | null }

/** Sends messages by the providers that the settings name. A provider's failure is a value, never thrown. */
export type Messages = {
  send(message: Outgoing, values: SettingValues, earlier?: EarlierTry): Promise<Sending>
  /** Reads what a provider reports of a message. Gives null when the post isn't proven to come from the provider. */
  readStatus(post: HookPost, values: SettingValues): StatusNews | null
  /** Reads an answer to a message; null as for `readStatus`. */
  readInbound(post: HookPost, values: SettingValues): Inbound | null
  /** Whether the text of a message is stored with its record; only practice mode shows it. */
  keepsText: boolean
}

/** Sends nothing: in practice mode the stored record itself is the delivery. */
export const practiceMessages: Messages = {
  keepsText: true,
  send: async () => ({ state: 'delivered', provider: 'practice', providerId: null }),
  readStatus: () => null,
  readInbound: () => null,
}
