import type { DeliveryState } from '@mikvah/rules/messages/delivery.ts'
import { wishIn } from '@mikvah/rules/messages/stop-words.ts'
import { signedFormOf } from '../../signed-form.ts'
import type { HookPost, Inbound, StatusNews } from '../messages.ts'
import { saidOf } from '../said-of.ts'
import { whyOf, wordsOf } from './answers.ts'
import { isSigned } from './signature.ts'

type Ours = { authToken: string; publicUrl: string }

const states: ReadonlyMap<string, DeliveryState> = new Map([
  ['accepted', 'sent'],
  ['scheduled', 'sent'],
  ['queued', 'sent'],
  ['sending', 'sent'],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['undelivered', 'undelivered'],
  ['failed', 'undelivered'],
  ['canceled', 'undelivered'],
])

/** The form that Twilio posted; null unless its signature is right. */
function formOf({ authToken, publicUrl }: Ours, { path, headers, rawBody }: HookPost) {
  const form = signedFormOf(rawBody)
  const url = publicUrl + path
  return form && isSigned(authToken, headers['x-twilio-signature'], { url, form }) ? form : null
}

const digitsOf = (phone: string | null) => (phone ?? '').replace(/\D/g, '')

/**
 * Reads what Twilio reports of a message, from a post to this server (webhook); null unless the post is signed by it.
 */
export function readStatus(ours: Ours, post: HookPost): StatusNews | null {
  const form = formOf(ours, post)
  const providerId = form?.get('MessageSid')
  if (!form || !providerId) return null
  const state = states.get(form.get('MessageStatus') ?? '') ?? null
  const code = Number(form.get('ErrorCode')) || null
  const to = digitsOf(form.get('To'))
  const words = code ? wordsOf(code, form.get('ErrorMessage')) : null
  return {
    id: new URLSearchParams(post.path.split('?')[1]).get('id'),
    providerId,
    state,
    why: state === 'undelivered' ? whyOf(code) : null,
    answer:
      state === 'undelivered' && words ? saidOf(words, [ours.authToken], { to, text: '' }) : null,
    to,
  }
}

/**
 * Reads an answer to a text message; null unless the post is signed by Twilio. Where Twilio's Advanced Opt-Out is on,
 * its `OptOutType` decides instead of the words.
 */
export function readInbound(ours: Ours, post: HookPost): Inbound | null {
  const form = formOf(ours, post)
  const from = digitsOf(form?.get('From') ?? null)
  if (!form || from === '') return null
  const read = form.get('OptOutType')?.toLowerCase()
  if (read === 'stop' || read === 'start') return { from, wish: read }
  return { from, wish: read ? null : wishIn(form.get('Body') ?? '') }
}
