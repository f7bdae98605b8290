import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerWriterOf, rowWriterOf } from './answer-writer.ts'

describe('what writes the answers', () => {
  // It is made when the first answer is written: what can't be made shall be seen here, not by her who asks.
  it.each(Object.values<Endpoint>(contract).map((call) => [call.name, call] as const))(
    'of %s can be made',
    (_, call) => expect(answerWriterOf(call)).toBeTypeOf('function'),
  )

  it('is made once, and strips what a result doesn’t declare', () => {
    const row = z.object({ told: z.string().nullable() })
    expect(rowWriterOf(row)).toBe(rowWriterOf(row))
    expect(rowWriterOf(row)({ told: 'this', kept: 'that' })).toBe('{"told":"this"}')
  })

  it('tells one call’s result bare and another’s in an envelope, though their shape is one', () => {
    const result = z.object({ told: z.string().nullable() })
    const writerOf = (reply: Endpoint['reply']) =>
      answerWriterOf({ ...contract.newReservation, reply, result })
    const [bare, whole] = [writerOf('resource'), writerOf('envelope')]
    expect(bare({ told: null })).toBe('{"told":null}')
    expect(whole({ success: true, result: { told: 'x' }, errorMessage: null })).toBe(
      '{"success":true,"result":{"told":"x"},"errorMessage":null}',
    )
  })
})
