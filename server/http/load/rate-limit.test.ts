import { beforeEach, describe, expect, it } from 'vitest'
import { standardCapacity } from '../../request/capacity.ts'
import { aFacility, type TestFacility } from '../../test/a-facility.ts'

const ofAddress = 60
const ofAccount = 30
let facility: TestFacility
beforeEach(async () => {
  const most = { callsInMinuteOfAddress: ofAddress, callsInMinuteOfAccount: ofAccount }
  facility = await aFacility({ capacity: { ...standardCapacity, ...most } })
})

type Sent = { from?: string; token?: string; times: number }

/** How many of so many requests are answered, and the answer to the last. */
async function send({ from = '203.0.113.7', token, times }: Sent) {
  let answered = 0
  let last = null
  for (let at = 0; at < times; at++) {
    last = await facility.app.inject({
      url: '/version.json',
      remoteAddress: from,
      ...(token ? { headers: { authorization: `Bearer ${token.replace('#', String(at))}` } } : {}),
    })
    if (last.statusCode === 200) answered++
  }
  return { answered, last }
}

it('a house takes six hundred in a minute from one address, and three hundred of one account', async () => {
  facility = await aFacility()
  const { token } = await facility.patron()
  expect((await send({ times: 310, token })).answered).toBe(300)
  expect((await send({ times: 620, from: '203.0.113.8' })).answered).toBe(600)
})

describe('too many requests', () => {
  it('from one address are told to wait, whatever they say in their headers', async () => {
    expect((await send({ times: 30 })).answered).toBe(30)
    expect((await send({ times: 29, token: 'made-up-#' })).answered).toBe(29)
    const { answered, last } = await send({ times: 50, token: 'another-#' })
    expect(answered).toBe(1)
    expect([last?.statusCode, last?.json().code]).toEqual([429, 'too-many-requests'])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send({ times: 1, from: '::ffff:203.0.113.7' })).answered).toBe(0)
    expect((await send({ times: 1, from: '203.0.113.8' })).answered).toBe(1)
  })

  it('from one net of IPv6 are those of one caller', async () => {
    let answered = 0
    for (let at = 0; at < 62; at++)
      answered += (await send({ times: 1, from: `2001:db8:1:2::${at.toString(16)}` })).answered
    expect(answered).toBe(ofAddress)
    expect((await send({ times: 1, from: '2001:db8:1:3::1' })).answered).toBe(1)
  })

  it('from the nets of one company are those of four', async () => {
    let answered = 0
    for (let net = 0; net < 8; net++) {
      answered += (await send({ times: 40, from: `2001:db8:1:${net.toString(16)}::1` })).answered
    }
    expect(answered).toBe(4 * ofAddress)
    expect((await send({ times: 1, from: '2001:db8:2::1' })).answered).toBe(1)
  })

  it('from one net are none of its neighbours’', async () => {
    expect((await send({ times: 250, from: '2001:db8:1:2::1' })).answered).toBe(ofAddress)
    expect((await send({ times: 1, from: '2001:db8:1:3::1' })).answered).toBe(1)
  })

  it('from one account are told to wait, from wherever they come, and no other account is', async () => {
    const [rivka, leah] = [await facility.patron(), await facility.patron()]
    let answered = 0
    for (let at = 0; at < 31; at++) {
      const from = `198.51.${at % 10}.9`
      answered += (await send({ times: 1, from, token: rivka.token })).answered
    }
    expect(answered).toBe(ofAccount)
    expect((await send({ times: 1, token: leah.token })).answered).toBe(1)
  })

  it('may come again when the minute is over, and from this machine in practice mode at once', async () => {
    expect((await send({ times: 62 })).answered).toBe(ofAddress)
    const { realNow } = facility.parts
    facility.parts.realNow = () => realNow() + 60_001
    expect((await send({ times: 1 })).answered).toBe(1)
    expect((await send({ times: 70, from: '127.0.0.1' })).answered).toBe(70)
  })
})
