import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { register } from '@mikvah/contract/sign-in.ts'
import { codeDigits, codeLives } from '@mikvah/rules/people/codes.ts'
import { countryOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Tx } from '../db/database.ts'
import { newSecret, randomDigits } from '../ids.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { type Account, accountByUserName } from '../people/accounts.ts'
import { phoneOf, refuseCountry } from '../people/phone-number.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import { alarmWhenFull, countMessage, refuseTooManyCodes } from './code-limits.ts'
import { codeHash, secretHash } from './hashes.ts'
import { keepCode } from './store.ts'

/**
 * This is stored in place of a hash where no code was sent, so that a second request is answered with "wait" here too.
 */
const fitsNoCode = ''

/**
 * Sends a six-digit code, for the first sign-in and later ones alike, and gives the `requestId` by which the asker
 * names it later. The answer is the same whether the phone is known, new, or the name of a staff account, which gets no
 * code. Refuses a country that gets no texts, and what `refuseTooManyCodes` or `countMessage` refuses. Times are of the
 * real clock.
 */
export async function sendCode(
  parts: Parts,
  ctx: RequestContext,
  body: Pick<BodyOf<typeof register>, 'phone' | 'email' | 'language'>,
  /** What else is done in the same transaction. */
  also: (tx: Tx) => Promise<unknown> = async () => {},
  /** The trial that the text is for. It is sent by no other way then, to see whether texts arrive. */
  trial?: string,
) {
  const { values } = ctx.content
  const phone = phoneOf(body.phone, countryOf(values))
  refuseCountry(phone, textOf(values, 'smsCallingCodes'))
  const now = parts.realNow()
  const requestId = newSecret()
  const said = (key: 'noticeLoginCode' | 'noticeLoginCodeSubject', params = {}) =>
    textIn(body.language, key, params, ctx.content.texts)

  const send = async (tx: Tx) => {
    await refuseTooManyCodes(tx, parts, ctx, phone)
    await also(tx)
    const account = await accountByUserName(tx, phone)
    const sends = await countMessage(tx, parts, ctx, account !== null)
    const code =
      sends && (!account || account.kind === 'patron') ? randomDigits(codeDigits.signIn) : null
    await keepCode(tx, {
      id: secretHash(requestId),
      phone,
      codeHash: code === null ? fitsNoCode : codeHash(parts.facility.keys.codes, phone, code),
      email: body.email || null,
      language: body.language,
      sentAt: now,
      expiresAt: now + codeLives,
    })
    if (code === null) return
    await addEffect(tx, {
      do: 'code',
      dueAt: ctx.now,
      ...(trial ? { dedupe: trial } : {}),
      payload: {
        channel: 'sms',
        to: phone,
        text: said('noticeLoginCode', { code }),
        language: body.language,
        lateAfterSeconds: codeLives / 1000,
        ...otherWays(account, trial, said('noticeLoginCodeSubject')),
      },
    })
  }
  await parts.db.inTransaction(send).catch(async (error) => {
    if (error instanceof Refused && error.code === 'too-many-codes')
      await alarmWhenFull(parts, ctx).catch((failure) =>
        parts.log.error({ err: failure }, 'the office was not told that no more codes go out'),
      )
    throw error
  })
  return { userId: null, requestId }
}

/**
 * How else the code may come. The e-mail address is that of her record, never the one in the request, which may be
 * anyone's.
 */
function otherWays(account: Account | null, trial: string | undefined, subject: string) {
  if (trial) return { textOnly: true }
  return account?.email ? { orElse: { to: account.email, subject } } : {}
}
