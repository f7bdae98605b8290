import {
  type CardknoxState,
  cardOfToken,
  newRefNum,
  type TestCardName,
  type Transaction,
  testCards,
  tokenOf,
} from './state.ts'

/** Gives a field of the request by its name, in whatever case; blank where it has none. */
export type Asked = (name: string) => string
/** The fields of an answer of the gateway. */
export type Answer = Record<string, string>

/** The gateway takes the same card, amount and invoice for a mistake for this long. */
const duplicateWindowMs = 10 * 60_000

/** Does what a request asks for, and gives the fields of the answer, those of a refusal too. */
export function carryOut(state: CardknoxState, asked: Asked): Answer {
  for (const field of ['xKey', 'xVersion', 'xSoftwareName', 'xSoftwareVersion', 'xCommand']) {
    if (!asked(field)) return error('01200', `Required: ${field}`)
  }
  const command = asked('xCommand').toLowerCase()
  switch (command) {
    case 'cc:sale':
      return sell(state, asked)
    case 'cc:save':
      return save(state, asked)
    case 'cc:refund':
      return giveBack(state, asked, command)
    case 'cc:void':
    case 'cc:voidrefund':
      return undo(state, asked, command)
    default:
      return error('01300', `Invalid command: ${command}`)
  }
}

function sell(state: CardknoxState, asked: Asked): Answer {
  const amount = centsOf(asked('xAmount'))
  if (!Number.isInteger(amount) || amount <= 0) return error('01466', 'Required: xAmount')
  const source = cardOf(state, asked)
  if (typeof source !== 'string') return source

  const twin = state.transactions.find(
    (each) =>
      each.xCommand === 'CC:Sale' &&
      each.xResponseResult === 'Approved' &&
      each.card === source &&
      each.xAmount === asked('xAmount') &&
      each.xInvoice === asked('xInvoice') &&
      Date.now() - each.at < duplicateWindowMs,
  )
  if (twin && !/^(true|1)$/i.test(asked('xAllowDuplicate'))) {
    return { ...error('01420', 'Duplicate Transaction'), xRefNum: newRefNum(state) }
  }
  const card = testCards[source]
  if ('refusal' in card) {
    const made = record(state, asked, { card: source, xCommand: 'CC:Sale', amount })
    return {
      ...refused(made, card),
      xMaskedCardNumber: card.masked,
      xCardType: card.type,
    }
  }
  const authorized = source === 'partial' ? Math.min(amount, 1000) : amount
  const made = record(state, asked, { card: source, xCommand: 'CC:Sale', amount: authorized })
  state.movements.push({
    kind: 'charge',
    transactionId: made.xRefNum,
    ours: made.xInvoice,
    amount: authorized,
  })
  return { ...cardFields(made), ...approved(made), xAuthAmount: made.xAmount, xAuthCode: '123456' }
}

function save(state: CardknoxState, asked: Asked): Answer {
  const source = cardOf(state, asked)
  if (typeof source !== 'string') return source
  const made = record(state, asked, { card: source, xCommand: 'CC:Save', amount: 0 })
  return { ...cardFields(made), ...approved(made) }
}

function giveBack(state: CardknoxState, asked: Asked, command: string): Answer {
  const sale = saleOf(state, asked)
  if (!sale) return error('01408', 'Original transaction not specified')
  const amount = centsOf(asked('xAmount'))
  if (!sale.settled && amount === centsOf(sale.xAmount)) {
    const refusal = 'Use VOID to refund an unsettled transaction'
    const made = record(state, asked, { card: sale.card, xCommand: command, amount })
    return refused(made, { code: '01421', refusal })
  }
  return refundFrom(state, asked, command, sale, amount)
}

function undo(state: CardknoxState, asked: Asked, command: string): Answer {
  const sale = saleOf(state, asked)
  if (!sale) return error('01408', 'Original transaction not specified')
  if (sale.settled && command === 'cc:void') {
    return error('01409', 'Cannot void a settled transaction')
  }
  if (!sale.settled) sale.xVoid = '1'
  return refundFrom(state, asked, command, sale, centsOf(sale.xAmount))
}

function refundFrom(
  state: CardknoxState,
  asked: Asked,
  command: string,
  sale: Transaction,
  amount: number,
): Answer {
  if (sale.refunded + amount > centsOf(sale.xAmount)) {
    return error('01422', 'Refund amount exceeds the original amount')
  }
  sale.refunded += amount
  const made = record(state, asked, { card: sale.card, xCommand: command, amount })
  made.of = sale.xRefNum
  state.movements.push({
    kind: 'refund',
    transactionId: made.xRefNum,
    ours: made.xInvoice,
    amount,
  })
  return { ...cardFields(made), ...approved(made) }
}

function saleOf(state: CardknoxState, asked: Asked): Transaction | undefined {
  return state.transactions.find(
    (each) => each.xRefNum === asked('xRefNum') && each.xCommand === 'CC:Sale',
  )
}

/** Exactly one source: a single-use token where the number stands, or the token of a card seen before. */
function cardOf(state: CardknoxState, asked: Asked): TestCardName | Answer {
  const number = asked('xCardNum')
  const token = asked('xToken')
  if ((number === '') === (token === '')) return error('01473', 'Card Or Magstripe Required')
  if (token) return cardOfToken(token) ?? error('01727', 'Specified Token Not Found')

  const sut = useUp(state, number, 'card')
  if (typeof sut !== 'string') return sut
  const cvv = asked('xCVV') ? useUp(state, asked('xCVV'), 'cvv') : sut
  return typeof cvv === 'string' ? sut : cvv
}

function useUp(state: CardknoxState, sut: string, what: 'card' | 'cvv'): TestCardName | Answer {
  const kept = state.suts[sut]
  if (!kept && sut.startsWith('sut;')) return error('99999', 'Signature Invalid')
  if (!kept || kept.used || kept.what !== what) return error('01727', 'Specified Token Not Found')
  kept.used = true
  return kept.card
}

function record(
  state: CardknoxState,
  asked: Asked,
  { card, xCommand, amount }: { card: TestCardName; xCommand: string; amount: number },
): Transaction {
  const made: Transaction = {
    xRefNum: newRefNum(state),
    xCommand,
    // An invoice is cut at twenty characters.
    xInvoice: asked('xInvoice').slice(0, 20),
    xCustom01: asked('xCustom01'),
    xAmount: (amount / 100).toFixed(2),
    xResponseResult: 'Approved',
    xResponseError: '',
    xResponseErrorCode: '00000',
    xVoid: '0',
    xMaskedCardNumber: testCards[card].masked,
    xCardType: testCards[card].type,
    xToken: tokenOf(card),
    card,
    of: '',
    settled: false,
    refunded: 0,
    at: Date.now(),
  }
  state.transactions.push(made)
  return made
}

const resultFields = (result: string, status: string, code: string, message: string): Answer => ({
  xResult: result,
  xStatus: status,
  xErrorCode: code,
  xError: message,
})

const error = (code: string, message: string) => resultFields('E', 'Error', code, message)

/** A report lists what was refused beside what moved. */
function refused(made: Transaction, { code, refusal }: { code: string; refusal: string }): Answer {
  made.xResponseResult = 'Declined'
  made.xResponseError = refusal
  made.xResponseErrorCode = code
  return { ...resultFields('D', 'Declined', code, refusal), xRefNum: made.xRefNum }
}

/** The field names are the gateway’s own; it writes one with a big N and the other without. */
const approved = (made: Transaction): Answer => ({
  ...resultFields('A', 'Approved', '00000', ''),
  xRefNum: made.xRefNum,
  xRefnumCurrent: made.xRefNum,
})

const cardFields = (made: Transaction): Answer => ({
  xToken: made.xToken,
  xMaskedCardNumber: made.xMaskedCardNumber,
  xCardType: made.xCardType,
  xExp: '1231',
})

const centsOf = (text: string) => (text === '' ? Number.NaN : Math.round(Number(text) * 100))
