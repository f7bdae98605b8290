import twilio from 'twilio'
import { beforeAll, describe, expect, it } from 'vitest'
import { afterUse } from '../../../test/after-use.ts'
import { startTwilioStandIn, type TwilioStandIn } from '../../../test/stand-ins/twilio-stand-in.ts'
import { isSigned, signatureOf } from './signature.ts'

let standIn: TwilioStandIn
beforeAll(async () => {
  standIn = await startTwilioStandIn()
  afterUse(() => standIn.close())
})

/** Twilio's own client, which asks the stand-in. */
function sdk(authToken = standIn.authToken) {
  class ToLoopback extends twilio.RequestClient {
    override request: twilio.RequestClient['request'] = (asked) => {
      const uri = asked.uri.replace('https://api.twilio.com', standIn.url)
      return super.request({ ...asked, uri })
    }
  }
  return twilio(standIn.accountSid, authToken, { httpClient: new ToLoopback() })
}

describe('Twilio’s own SDK', () => {
  it('sends through the stand-in, and reads what it has taken', async () => {
    const sent = await sdk().messages.create({
      ...{ to: '+17325550601', from: '+15005550006', body: 'שלום', validityPeriod: 300 },
    })
    expect(sent).toMatchObject({ status: 'queued', numSegments: '1', errorCode: null })
    expect(sent.dateCreated).toBeInstanceOf(Date)
    const listed = await sdk().messages.list({ to: '+17325550601', limit: 5 })
    expect(listed.map(({ sid, body }) => [sid, body])).toEqual([[sent.sid, 'שלום']])
    expect((await sdk().messages(sent.sid).fetch()).to).toBe('+17325550601')
  })

  it('takes the stand-in’s refusals for Twilio’s', async () => {
    const to = (number: string) => ({ to: number, from: '+15005550006', body: 'a' })
    await expect(sdk().messages.create(to('+15005550009'))).rejects.toMatchObject({
      ...{ status: 400, code: 21614 },
    })
    await expect(sdk('wrong').messages.create(to('+17325550601'))).rejects.toMatchObject({
      ...{ status: 401, code: 20003 },
    })
  })
})

describe('the signature', () => {
  const url = 'https://m.example/api/api/messages/twilio/status?id=a%20b'
  const fields = { To: '+17325550601', MessageStatus: 'sent', Empty: '', Body: 'שלום & co' }
  const form = new URLSearchParams(fields)

  it('is what Twilio’s SDK makes of the same post, and what the stand-in signs with', async () => {
    const theirs = twilio.getExpectedTwilioSignature('t0ken', url, fields)
    expect(signatureOf('t0ken', url, form)).toBe(theirs)
    const post = standIn.inboundPost('https://m.example/in', '+17325550601', 'STOP')
    const given = Object.fromEntries(new URLSearchParams(post.body))
    const signature = post.headers['x-twilio-signature'] ?? ''
    const { authToken } = standIn
    expect(twilio.validateRequest(authToken, signature, 'https://m.example/in', given)).toBe(true)
  })

  it.each([
    ['as it is', url, 'https://m.example/a?b=c'],
    ['with the port that Twilio writes', 'https://m.example:443/a', 'https://m.example/a'],
    ['without the port that Twilio leaves out', 'https://m.example/a', 'https://m.example:8443/a'],
  ])('is taken %s', (_, signedAs, asked) => {
    const same = signedAs === url ? asked : signedAs
    const signature = twilio.getExpectedTwilioSignature('t0ken', same, fields)
    expect(isSigned('t0ken', signature, { url: asked, form })).toBe(true)
    expect(twilio.validateRequest('t0ken', signature, asked, fields)).toBe(true)
  })

  it.each([
    ['another token', { token: 'other' }],
    ['another address', { url: 'https://m.example/api/api/messages/twilio/status?id=other' }],
    ['another field', { fields: { ...fields, MessageStatus: 'delivered' } }],
    ['a field more', { fields: { ...fields, More: 'x' } }],
  ] as [string, { token?: string; url?: string; fields?: Record<string, string> }][])(
    'of %s is not taken',
    (_, differs) => {
      const signature = twilio.getExpectedTwilioSignature(
        ...([differs.token ?? 't0ken', differs.url ?? url, differs.fields ?? fields] as const),
      )
      expect(isSigned('t0ken', signature, { url, form })).toBe(false)
    },
  )

  it.each([undefined, '', 'x', ['a']])('%o is none', (signature) => {
    expect(isSigned('t0ken', signature, { url, form })).toBe(false)
    expect(isSigned('', signatureOf('', url, form), { url, form })).toBe(false)
  })

  it('covers a name that is given twice as the SDK does', () => {
    const twice = new URLSearchParams('A=2&A=1&A=2')
    const theirs = twilio.getExpectedTwilioSignature('t', url, { A: ['2', '1', '2'] })
    expect(signatureOf('t', url, twice)).toBe(theirs)
  })
})
