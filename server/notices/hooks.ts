import type { IncomingHttpHeaders } from 'node:http'
import { isTrialText } from '../facility/opening.ts'
import type { HookPost } from '../integrations/messages/messages.ts'
import { addEvent } from '../live/add-event.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { isDeskText } from './desk-text-names.ts'
import { followMessage } from './handed-over.ts'
import { startTexts, stopTexts } from './opt-outs.ts'

type Post = { provider: string; path: string; headers: IncomingHttpHeaders; rawBody: string }

/** The providers that report what became of messages. */
const telling = ['twilio']

function postOf(post: Post): HookPost {
  const provider = post.provider.toLowerCase()
  if (!telling.includes(provider)) throw new Refused('not-found')
  return { ...post, provider }
}

const notTheirs = () => new Refused('invalid-request', { params: { fields: 'bad-signature' } })

/**
 * Takes a provider's report of what became of a message; refuses one that isn't signed by the provider, or is of a
 * provider that reports none.
 */
export async function takeStatus(parts: Parts, { now, content }: RequestContext, post: Post) {
  const news = parts.outside.messages.readStatus(postOf(post), content.values)
  if (!news) throw notTheirs()
  const { state } = news
  if (state === null) return { received: true as const }
  await parts.db.inTransaction(async (tx) => {
    const [followed] = await followMessage(tx, { ...news, state })
    if (!followed) return
    if (news.why === 'opted-out') await stopTexts(tx, followed.to, now)
    if (isTrialText(followed.dedupe)) await addEvent(tx, 'opening')
    if (isDeskText(followed.dedupe)) await addEvent(tx, 'sent')
  })
  return { received: true as const }
}

/**
 * Takes an answer to a text: STOP and START are heeded, anything else is dropped. A call that isn't the provider's
 * is refused.
 */
export async function takeInbound(parts: Parts, { now, content }: RequestContext, post: Post) {
  const said = parts.outside.messages.readInbound(postOf(post), content.values)
  if (!said) throw notTheirs()
  if (said.wish === 'stop') await stopTexts(parts.db.orm, said.from, now)
  if (said.wish === 'start') await startTexts(parts.db.orm, said.from)
}
