import { describe, expect, it } from 'vitest'
import { liveCards, practiceOutside } from '../../integrations/outside.ts'
import { aFacility } from '../../test/a-facility.ts'

describe('cards that no processor was set up for', () => {
  it.each(['stripe', 'cardknox'])('are refused in her language, with %s', async (kind) => {
    const facility = await aFacility({
      outside: (db, config) => ({ ...practiceOutside(db), cards: liveCards(db, config) }),
      settings: { ccProcessorType: kind },
    })
    const patron = await facility.patron()
    const gift = { method: 'Donation', amt: 18, paymentInfo: { sourceToken: 'tok_1' } }
    for (const [method, path, body] of [
      ['POST', 'payments/makepayment', gift],
      ['PUT', `users/${patron.userId}/savedcards`, { sourceToken: 'tok_1' }],
    ] as const) {
      const refused = await patron.send(method, path, body)
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'cards-not-set-up'])
      expect(refused.body.errorMessage).toContain('office')
      const he = await patron.send(method, path, body, { 'accept-language': 'he' })
      expect(he.body.errorMessage).toContain('למשרד')
    }
    const { body } = await patron.get(`payments/byuser?user=${patron.userId}`)
    expect(body).toEqual([])
  })
})
