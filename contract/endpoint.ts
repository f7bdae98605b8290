import type { Role } from '@mikvah/rules/people/roles.ts'
import type { z } from 'zod'
import { addresses, type CallName, pathOf } from './addresses.ts'
import type { Audited, CardAct } from './audited.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call: the permission of a call. `anyone`: also without signing in. `signedIn`: whoever is signed in. `own`:
 * any patron, and Reception; that a patron names no id but her own, the call's verb judges (`ownerOf`). Otherwise the
 * role itself; Admin includes Reception and Attendant.
 */
export type Who = 'anyone' | 'signedIn' | 'own' | Role

/** How an answer is wrapped: GET gives the resource, writes an envelope; `bare` is a shape of the call's own. */
export type Reply = 'resource' | 'envelope' | 'bare'

type Declared = {
  who: readonly Who[]
  /** What it leaves in the audit log when staff call it for somebody. */
  audited: Audited
  query?: z.ZodType
  body?: z.ZodType
  result: z.ZodType
  /**
   * Codes that this call may answer with, beside those that every call and calls of its kind may (`refusals-of.ts`).
   */
  refusals?: readonly RefusalCode[]
  reply?: Reply
  /** The body is a form post instead of JSON. */
  form?: true
  /** The body is a multipart form with files: their fields, all of them required, and the most bytes of each. */
  upload?: {
    files: readonly string[]
    most: number
    /** The refusal where a file is missing. */
    missing?: RefusalCode
  }
  /** The answer is a file of this type; `result` is for the refusal of a missing one. */
  file?: string
  /** One sentence for the API document. */
  summary: string
  practiceOnly?: true
  /** The most bytes of the body, where that differs from other calls. */
  mostBytes?: number
  /** Answers with server-sent events, each of them a `result`, until one side ends the stream. */
  stream?: true
  /**
   * Who may send an Idempotency-Key with a write; left out, whoever is signed in may. `anyone` lets in callers who
   * aren't, and `never` nobody, because nothing is written.
   */
  keyed?: 'anyone' | 'never'
  /**
   * Sent again with `Idempotency-Ask: outcome` under the same key, this call does nothing and answers what came of
   * the first try. Once it has answered that the first try had not begun, that try is refused if it still arrives;
   * where that can't be promised, the answer is a 503.
   */
  tellsOutcome?: true
  /**
   * Whether a patron may call this whose number may by now be another's, until she has confirmed it: `open` lets her as
   * herself, `as-stranger` as if she weren't signed in. Left out, the call is refused to her, except that calls with
   * `anyone` alone in `who` answer her as a stranger.
   */
  toUnconfirmed?: 'open' | 'as-stranger'
  /** Answers 202 while this field of the result is true; a repeat asks how it ended. */
  acceptedWhile?: 'pending'
  /**
   * For a call that takes a first and a last business day: the most days it may ask for, and how they are delivered so
   * that many days hold nobody up. `streamed`: sent while it is read. `paged`: page by page. `whole`: in one answer,
   * which needs a `most`. `ofOnePatron`: as long as her years here. `costs: 'little'` marks a call that looks at no
   * visits and so is cheap for any number of days.
   */
  days?: {
    delivery: 'streamed' | 'paged' | 'whole' | 'ofOnePatron'
    most?: number
    costs?: 'little'
  }
  /**
   * The field of the query with the date that the call is about; that date's nights are read together with the call's
   * other facts.
   */
  aboutDate?: string
}

type MethodOf<N extends CallName> = (typeof addresses)[N][0]
type ReplyOf<P, N extends CallName> = P extends { reply: infer R extends Reply }
  ? R
  : MethodOf<N> extends 'GET'
    ? 'resource'
    : 'envelope'

export type Endpoint<P extends Declared = Declared, N extends CallName = CallName> = Omit<
  P,
  'reply'
> & {
  name: N
  method: MethodOf<N>
  path: string
  reply: CallName extends N ? Reply : ReplyOf<P, N>
}

/** Makes an endpoint of a call's address and its description. */
export function endpoint<const N extends CallName, const P extends Declared>(
  name: N,
  parts: P,
): Endpoint<P, N> {
  const method = addresses[name][0]
  const reply = parts.reply ?? (method === 'GET' ? 'resource' : 'envelope')
  return { ...parts, name, method, path: pathOf(name), reply } as unknown as Endpoint<P, N>
}

/** The answer of a write that succeeded; one that is refused answers with a `Failure` (`refusals.ts`). */
export type Envelope<R> = { success: true; result: R; errorMessage: null }

/** Whether a call asks for a card swipe, as `asksCard` gives it. */
export type AsksCard<E> = E extends { audited: { act: CardAct } } ? true : false

/** The body of a call as its verb gets it, after it was checked. */
export type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsIn<More>
    : Rest
  : never
/** The parameters in the path of a call, the `:names`, each as a text. */
export type ParamsOf<E> = E extends { name: infer N extends CallName }
  ? Record<ParamsIn<(typeof addresses)[N][1]>, string>
  : never
/** The fields of the files that a call takes. */
export type FileNamesOf<E> = E extends { upload: { files: readonly (infer F extends string)[] } }
  ? F
  : never
/** The query of a call as its verb gets it, after it was checked. */
export type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined
/** What the verb of a call gives, before it is wrapped. */
export type ResultOf<E> = E extends { result: infer R extends z.ZodType } ? z.input<R> : never

/** The body of a call as a caller may send it. */
export type BodySent<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined
/** The query of a call as a caller may send it. */
export type QuerySent<E> = E extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined
/** What a caller is answered by a call that succeeds, in its envelope where it has one. */
export type AnswerOf<E> = E extends { reply: 'envelope'; result: infer R extends z.ZodType }
  ? Envelope<z.output<R>>
  : E extends { result: infer R extends z.ZodType }
    ? z.output<R>
    : never
