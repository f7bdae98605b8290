import { describe, expect, it } from 'vitest'
import { aFacility } from '../test/a-facility.ts'

describe('signing in with a phone', () => {
  it('sends a code, trades it for a device credential and the credential for tokens', async () => {
    const facility = await aFacility()
    const patron = await facility.signUp('2015550142')
    const { status, body } = await patron.get(`reservations/findbyuser?user=${patron.userId}`)
    expect({ status, body }).toEqual({ status: 200, body: [] })
  })

  it('kills a code at the fifth wrong try, even for the right one', async () => {
    const { anyone } = await aFacility()
    await anyone.post('account/register', { phone: '2015550143', language: 'en' })
    const { body: outbox } = await anyone.get('/api/practice/outbox?to=12015550143')
    const code = /\d{6}/.exec(outbox[0].text)?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt++) {
      const { status, body } = await anyone.post('account/registrationVerify', {
        phoneNumber: '2015550143',
        authCode: wrong,
      })
      expect([status, body.code]).toEqual([400, 'wrong-code'])
    }
    const { status, body } = await anyone.post('account/registrationVerify', {
      phoneNumber: '2015550143',
      authCode: code,
    })
    expect([status, body.code]).toEqual([400, 'code-expired'])
  })
})
