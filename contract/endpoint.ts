import type { Role } from '@mikvah/rules/people/roles.ts'
import type { z } from 'zod'
import { addresses, type CallName, pathOf } from './addresses.ts'
import type { Audited } from './audited.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call: `any` without sign-in, `signedIn` whoever is, `own` a patron for her own id and Reception for patrons,
 * else roles. Admin includes Reception and Attendant.
 */
export type Who = 'any' | 'signedIn' | 'own' | Role

/** How an answer is wrapped: GET gives the resource, writes an envelope; `bare` is a shape of the call's own. */
export type Reply = 'resource' | 'envelope' | 'bare'

type Parts = {
  who: readonly Who[]
  /** What it leaves in the audit log when staff call it for somebody. */
  audited: Audited
  query?: z.ZodType
  body?: z.ZodType
  result: z.ZodType
  /** Codes this call answers with beside the ones every call may give. */
  refusals?: readonly RefusalCode[]
  reply?: Reply
  /** Answered by form post instead of JSON. */
  form?: true
  /** Taken as a form with files, multipart: which, all of them needed, and how many bytes each may have. */
  upload?: {
    files: readonly string[]
    most: number
    /** What is said when one of them isn't there. */
    missing?: RefusalCode
  }
  /** Answered with a file of this type; its result is for the refusals of one that isn't there. */
  file?: string
  /** One sentence for the API document. */
  summary: string
  practiceOnly?: true
  /** What may be sent, where that is more than of other calls, or less. */
  mostBytes?: number
  /** Goes on telling as server-sent events, each of them a `result`, until one of the two ends it. */
  stream?: true
  /**
   * Whose Idempotency-Key is heeded on a write. Without a word whoever is signed in; `anyone` also who isn't; `never`
   * where nothing is written.
   */
  keyed?: 'anyone' | 'never'
  /**
   * Sent again with `Idempotency-Ask: outcome`, under its key, it does nothing and answers what came of the first try. When
   * it answers that the first try had not begun, that one is refused if it arrives later; where that can't be promised, the
   * answer is a 503.
   */
  tellsOutcome?: true
  /**
   * Whether it is open to a patron whose number may be another's by now, until she has shown that it is hers: to her as she
   * is, or as to a stranger. Without a word it is refused to her, and what is open to all is told her as to a stranger.
   */
  toUnconfirmed?: 'open' | 'as-stranger'
  /** Answers 202 while this field of its result is true: how it ends is asked for by a repeat. */
  acceptedWhile?: 'pending'
  /**
   * Between two business days: so many of them are taken at most, and so it is told that many hold nobody up. `streamed` as
   * it is read; `paged`; `whole` in one answer, which needs a `most`; of one patron it is as long as her years here. What
   * is worked out without looking at visits costs little, however many days it is asked for.
   */
  days?: {
    delivery: 'streamed' | 'paged' | 'whole' | 'ofOnePatron'
    most?: number
    costs?: 'little'
  }
  /** The field of the query that names the date it is about: what its nights stand at is read with the call itself. */
  aboutDate?: string
}

type MethodOf<N extends CallName> = (typeof addresses)[N][0]
type ReplyOf<P, N extends CallName> = P extends { reply: infer R extends Reply }
  ? R
  : MethodOf<N> extends 'GET'
    ? 'resource'
    : 'envelope'

export type Endpoint<P extends Parts = Parts, N extends CallName = CallName> = Omit<P, 'reply'> & {
  name: N
  method: MethodOf<N>
  path: string
  reply: CallName extends N ? Reply : ReplyOf<P, N>
}

/** Joins a call's address with what it says. */
export function endpoint<const N extends CallName, const P extends Parts>(
  name: N,
  parts: P,
): Endpoint<P, N> {
  const method = addresses[name][0]
  const reply = parts.reply ?? (method === 'GET' ? 'resource' : 'envelope')
  return { ...parts, name, method, path: pathOf(name), reply } as unknown as Endpoint<P, N>
}

/** The answer of a write. A failure has the same shape with `success: false`, the text and a code. */
export type Envelope<R> = { success: true; result: R; errorMessage: null }

export type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsIn<More>
    : Rest
  : never
/** What stands for the `:names` in a call's address. */
export type ParamsOf<E> = E extends { name: infer N extends CallName }
  ? Record<ParamsIn<(typeof addresses)[N][1]>, string>
  : never
/** The files that are sent along, by their fields. */
export type FileNamesOf<E> = E extends { upload: { files: readonly (infer F extends string)[] } }
  ? F
  : never
export type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined
export type ResultOf<E> = E extends { result: infer R extends z.ZodType } ? z.input<R> : never

export type BodySent<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined
export type QuerySent<E> = E extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined
export type AnswerOf<E> = E extends { reply: 'envelope'; result: infer R extends z.ZodType }
  ? Envelope<z.output<R>>
  : E extends { result: infer R extends z.ZodType }
    ? z.output<R>
    : never
