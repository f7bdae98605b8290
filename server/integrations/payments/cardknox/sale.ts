import { createHash } from 'node:crypto'
import { redact } from '../../redact.ts'
import { brandOf } from '../card-brand.ts'
import {
  type CardFace,
  type ChargeRequest,
  type ChargeResult,
  declined,
  errored,
  type LookupRequest,
  type NothingFound,
  type SaveCardRequest,
  type SaveCardResult,
  type SavedCard,
} from '../card-processor.ts'
import {
  amountText,
  ask,
  type CardknoxParts,
  centsOfText,
  type Fields,
  type GatewayRow,
} from './gateway.ts'
import { noneOrNotYet, reported } from './report.ts'

const tokenUsedUp = '01727'

/** Charges a card by one sale, and saves it where that was asked. An approval of a part of the amount is undone. */
export async function charge(parts: CardknoxParts, request: ChargeRequest): Promise<ChargeResult> {
  const source = await sourceFields(parts, request)
  if (source === 'lost') return declined('add_card_again', 'This card has to be added again.')
  if (!source) return errored('no_such_source', 'no such card for this patron')

  const reply = await ask(parts, '/gatewayjson', {
    xCommand: 'cc:sale',
    xAmount: amountText(request.amount),
    xCurrency: request.currency.toUpperCase(),
    xInvoice: request.paymentId,
    xCustom01: request.paymentId,
    xDescription: request.description,
    xAllowDuplicate: false,
    ...source,
  })
  if (reply.kind === 'not-sent') return errored('not_sent', reply.message)
  if (reply.kind === 'no-answer') return { status: 'unknown', message: reply.message }

  const message = redact(reply.read('xError'), parts.secrets)
  switch (reply.read('xResult')) {
    case 'A':
      return approved(parts, request, reply)
    case 'D':
      return declined(reply.read('xErrorCode'), message || 'Your card was declined.')
    case 'V':
      return declined('verification_required', message || 'Your bank asks for a verification.')
    default:
      return seenBefore(parts, request, reply.read('xErrorCode'), message)
  }
}

/** What became of a payment, by the gateway's reports; a sale that was voided counts as an error. */
export async function lookup(
  parts: CardknoxParts,
  { paymentId, openedAt }: LookupRequest,
): Promise<ChargeResult | NothingFound> {
  const report = await reported(parts, { ours: paymentId, since: openedAt })
  if (report.status === 'unknown') return report
  if (report.status === 'none') return noneOrNotYet(report)

  const sales = report.rows.filter((row) => row.read('xCommand').toLowerCase() === 'cc:sale')
  const paid = sales.find((row) => /^approved$/i.test(row.read('xResponseResult')))
  const last = paid ?? sales[0]
  if (!last) return { status: 'unknown', message: 'reported, but not as a sale' }
  if (paid && isYes(paid.read('xVoid'))) return errored('voided', 'the sale was voided')
  if (paid) return { ...approvedOf(paid, paid.read('xAmount')), savedCard: null }

  const message = redact(last.read('xResponseError'), parts.secrets)
  return /^declined$/i.test(last.read('xResponseResult'))
    ? declined(last.read('xResponseErrorCode'), message || 'Your card was declined.')
    : errored(last.read('xResponseErrorCode'), message)
}

/** Has the gateway make a lasting token of a card, and stores that in the vault under her user id. */
export async function saveCard(
  parts: CardknoxParts,
  { payer, token, exp, cvv }: SaveCardRequest,
): Promise<SaveCardResult> {
  const reply = await ask(parts, '/gatewayjson', {
    xCommand: 'cc:save',
    ...tokenFields({ token, exp, cvv }),
  })
  if (reply.kind === 'not-sent') return errored('not_sent', reply.message)
  if (reply.kind === 'no-answer') return { status: 'unknown', message: reply.message }

  const message = redact(reply.read('xError'), parts.secrets)
  if (reply.read('xResult') === 'D') {
    return declined(reply.read('xErrorCode'), message || 'Your card was declined.')
  }
  if (reply.read('xResult') !== 'A') return errored(reply.read('xErrorCode'), message)
  const card = await keep(parts, payer.userId, reply)
  return { status: 'saved', card, customerRef: payer.userId }
}

async function sourceFields(
  { options }: CardknoxParts,
  { source, payer }: ChargeRequest,
): Promise<Fields | 'lost' | null> {
  switch (source.kind) {
    case 'token':
      return tokenFields(source)
    case 'savedCard': {
      const cards = payer ? await options.vault.list(payer.customerRef ?? payer.userId) : []
      const card = cards.find(({ id }) => id === source.id)
      if (!card) return null
      return card.token === null ? 'lost' : { xToken: card.token }
    }
    case 'intent':
      return null
    default:
      throw new Error(`no such source: ${source satisfies never}`)
  }
}

/** The fields of a token: single-use tokens take the place of number and code. */
function tokenFields({ token, exp, cvv }: { token: string; exp?: string; cvv?: string }): Fields {
  return { xCardNum: token, ...(exp ? { xExp: exp } : {}), ...(cvv ? { xCVV: cvv } : {}) }
}

async function approved(
  parts: CardknoxParts,
  request: ChargeRequest,
  row: GatewayRow,
): Promise<ChargeResult> {
  const authorized = centsOfText(row.read('xAuthAmount'))
  if (authorized < request.amount) return giveBackPart(parts, row)

  const result = approvedOf(row, row.read('xAuthAmount') || amountText(request.amount))
  if (!request.save || !request.payer || !row.read('xToken')) return result
  const customerRef = request.payer.userId
  return { ...result, customerRef, savedCard: await keep(parts, customerRef, row) }
}

/** An approval of only part of the amount is undone, and counts as refused. */
async function giveBackPart(parts: CardknoxParts, row: GatewayRow): Promise<ChargeResult> {
  const undone = await ask(parts, '/gatewayjson', {
    xCommand: 'cc:voidrefund',
    xRefNum: row.read('xRefNum'),
  })
  return undone.kind === 'answer' && undone.read('xResult') === 'A'
    ? declined('partial_approval', 'Your card could not cover the whole amount.')
    : { status: 'unknown', message: 'approved for a part, and not undone' }
}

/**
 * The gateway has no idempotency keys: "duplicate" and "token used up" may both mean that it was paid by an earlier
 * try.
 */
async function seenBefore(
  parts: CardknoxParts,
  { paymentId }: ChargeRequest,
  code: string,
  message: string,
): Promise<ChargeResult> {
  const duplicate = /duplicate/i.test(message)
  if (!duplicate && code !== tokenUsedUp) return errored(code, message)

  const before = await lookup(parts, { paymentId, openedAt: parts.now() })
  if (before.status !== 'none' && before.status !== 'unknown') return before
  return duplicate ? { status: 'unknown', message } : errored(code, message)
}

function approvedOf(row: GatewayRow, amount: string) {
  return {
    status: 'approved' as const,
    transactionId: row.read('xRefNum'),
    amount: centsOfText(amount),
    card: faceOf(row),
    customerRef: null,
    savedCard: null,
  }
}

/** Saves a card in the vault; the same card saved again replaces its token. */
async function keep(
  { options }: CardknoxParts,
  customerRef: string,
  row: GatewayRow,
): Promise<SavedCard> {
  const face = faceOf(row)
  const exp = row.read('xExp')
  const known = [customerRef, row.read('xMaskedCardNumber'), face.brand, exp].join('\n')
  const id = createHash('sha256').update(known).digest('base64url').slice(0, 24)
  await options.vault.put(customerRef, { ...face, id, exp, token: row.read('xToken') })
  return { ...face, id }
}

function faceOf(row: GatewayRow): CardFace {
  const last4 = row.read('xMaskedCardNumber').slice(-4)
  return { brand: brandOf(row.read('xCardType')), last4 }
}

const isYes = (text: string) => /^(1|true|yes)$/i.test(text)
