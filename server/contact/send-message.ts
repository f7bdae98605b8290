import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { contactForm } from '@mikvah/contract/settings/house.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import { type OfficeAddress, tellOffice } from '../notices/tell-office.ts'
import { lockAccount } from '../people/store.ts'
import { limitsByAddress } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { type Limit, withinLimit } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { refuseRobots } from '../request/refuse-robots.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { textIn } from '../request/words.ts'
import { contactMessages } from './table.ts'

type Body = BodyOf<typeof contactForm>
type Kind = NonNullable<Body['kind']>

/** For each kind of message, who at the office gets it and under which subject. */
const mails: Record<Kind, { address: OfficeAddress; subject: WordKey }> = {
  contact: { address: 'websiteEmail', subject: 'noticeContactSubject' },
  careers: { address: 'careersEmail', subject: 'noticeContactCareers' },
  donation: { address: 'paymentsEmail', subject: 'noticeContactDonation' },
  kallah: { address: 'kallahEmail', subject: 'noticeContactRequest' },
  accessible: { address: 'websiteEmail', subject: 'noticeContactRequest' },
  refund: { address: 'paymentsEmail', subject: 'noticeContactRefund' },
}

const hourly = 5
const daily = 500

/**
 * Stores a message to the office and e-mails it afterwards, so that it isn't lost when e-mail is down (requirements
 * P5). Refuses robots, visitors without a last name, and more messages than the rate limits allow.
 */
export async function sendContactMessage(
  parts: Parts,
  ctx: RequestContext,
  body: Body,
): Promise<null> {
  if (ctx.key?.made) return null
  refuseNameless(ctx, body)
  const { firstName, lastName, email, message, kind = 'contact' } = body
  await refuseRobots(parts, ctx, {
    token: body.reCaptchaTokenResponse,
    action: kind === 'careers' ? 'careers' : 'contact',
  })
  await parts.db.inTransaction(async (tx) => {
    await refuseFlood(tx, parts, ctx)
    const writer = ctx.by ? await lockAccount(tx, ctx.by.userId) : null
    const row = {
      id: newId(),
      at: ctx.now,
      kind,
      userId: writer?.id ?? null,
      firstName: firstName || writer?.firstName || null,
      lastName: lastName || writer?.lastName || null,
      email,
      message,
    }
    await tx.insert(contactMessages).values(row)
    await recordOutcome(tx, ctx.key, { letter: row.id })
    await tellOffice(tx, ctx, mails[kind].address, {
      subject: mails[kind].subject,
      lines: [
        [row.firstName, row.lastName].filter(Boolean).join(' '),
        writer?.phone ?? '',
        email,
        message,
      ],
      replyTo: email,
      dedupe: `contact:${row.id}`,
    })
  })
  return null
}

/** A visitor must give her last name; somebody signed in is known (requirements P5). */
function refuseNameless({ by, language, content }: RequestContext, { lastName }: Body): void {
  if (by || lastName) return
  const message = textIn(language, 'last-name-required', {}, content.texts)
  throw new Refused('last-name-required', { errors: [{ path: 'lastName', message }] })
}

/**
 * Refuses too many messages: by the hour from one account; from whoever isn't signed in by the hour from one address,
 * and by the day from all of them, so that they keep no patron from writing (decision 0014). All processes share the
 * counts.
 */
async function refuseFlood(tx: Tx, parts: Parts, { by, ip }: RequestContext): Promise<void> {
  const ofHour = { most: hourly, windowMs: hours(1) }
  const limits: Limit[] = by
    ? [{ bucket: bucketOf('contact-account', by.userId), ...ofHour }]
    : [
        ...limitsByAddress(parts, ip, { bucket: bucketOf('contact-address'), ...ofHour }),
        { bucket: bucketOf('contact-day'), most: daily, windowMs: hours(24) },
      ]
  for (const limit of limits) await withinLimit(tx, limit, parts.realNow(), 'too-many-messages')
}
