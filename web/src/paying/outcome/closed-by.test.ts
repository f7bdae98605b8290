import { describe, expect, it } from 'vitest'
import { CallFailed } from '../../talk/call-failed.ts'
import { closedBy, type SentCharge } from './closed-by.ts'

const failed = (status: number, code?: string) => new CallFailed(status, code ? { code } : null)
const a: SentCharge = { id: 'a', isNew: true }
const b: SentCharge = { id: 'b', isNew: true }
const again: SentCharge = { id: 'a', isNew: false }

describe('what is closed by a request that failed', () => {
  it.each<[string, CallFailed, SentCharge[], string[]]>([
    ['before any was sent', failed(402, 'card-refused'), [], []],
    ['by a lost answer', failed(502), [a], []],
    ['by a busy server', failed(503, 'try-again'), [a], []],
    ['by a try under way', failed(409, 'in-progress'), [a], []],
    ['by a refused card', failed(402, 'card-refused'), [a], ['a']],
    ['by a refused card under the key of an open try', failed(402, 'card-refused'), [again], ['a']],
    ['by the processor’s no', failed(502, 'processor-error'), [a], ['a']],
    ['by another payment under way', failed(409, 'payment-in-progress'), [a], ['a']],
    ['by its session', failed(401, 'sign-in'), [a], ['a']],
    ['by its rate', failed(429, 'too-many-requests'), [a], ['a']],
    ['by its rate under the key of an open try', failed(429, 'too-many-requests'), [again], []],
    ['by its rate after the bank was asked', failed(429, 'too-many-requests'), [a, b], ['b']],
    ['by quiet hours after a wallet has paid', failed(409, 'quiet'), [a, b], ['b']],
    ['by a lost answer after a wallet has paid', failed(502), [a, b], []],
    ['by the bank’s no', failed(402, 'card-refused'), [a, b], ['a', 'b']],
    ['by one that hadn’t begun', failed(409, 'payment-not-begun'), [a, b], ['a', 'b']],
  ])('%s', (_, failure, sent, closed) => {
    expect(closedBy(failure, sent)).toEqual(closed)
  })
})
