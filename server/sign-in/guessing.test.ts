import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { practiceSignIns } from '../practice/sign-ins.ts'
import { limits } from '../request/table.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { someOf } from '../test/long.ts'

let facility: TestFacility
beforeAll(async () => {
  facility = await aFacility()
  // Tries are counted in windows of the clock, and none ends between a first and a last one here.
  const at = facility.parts.realNow()
  facility.parts.realNow = () => at
})
beforeEach(() => facility.db.orm.delete(limits))

const stranger = '203.0.113.9'
const home = '198.51.100.7'

async function trade(remoteAddress: string, username: string, password: string) {
  const answer = await facility.app.inject({
    method: 'POST',
    url: '/api/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
  })
  return answer.statusCode
}
const desk = (from: string) => trade(from, 'Reception', 'practice-reception')
const countOf = (statuses: readonly number[], one: number) =>
  statuses.filter((status) => status === one).length

describe('whoever guesses passwords', () => {
  it('of the desk locks out neither the desk nor a patron', async () => {
    const phone = '2015550195'
    await facility.anyone.post('account/register', { phone, language: 'en' })
    const { body: outbox } = await facility.anyone.get(`/api/practice/outbox?to=1${phone}`)
    const authCode = /\d{6}/.exec(outbox[0].text)?.[0]
    const verified = await facility.anyone.post('account/registrationVerify', {
      phoneNumber: phone,
      authCode,
    })
    const { userName, password } = verified.body.result
    const wrong = []
    for (let tries = 0; tries < 22; tries++) {
      wrong.push(await trade(stranger, 'Reception', 'wrong'))
      wrong.push(await trade(stranger, userName, 'wrong'))
    }
    expect([countOf(wrong, 400), countOf(wrong, 429)]).toEqual([40, 4])
    expect(await desk(home)).toBe(200)
    expect(await desk(stranger)).toBe(429)
    expect(await trade(home, userName, password)).toBe(200)
    expect(await trade(stranger, userName, password)).toBe(200)
  })

  const madeOfIt = [
    `reception:${home}`,
    `reception/${home}`,
    `Reception/${encodeURIComponent(home)}`,
  ]
  it.each(someOf(madeOfIt, madeOfIt.length))(
    'under the name %s, made of the desk’s address, locks nobody out there',
    async (name) => {
      for (let tries = 0; tries < 25; tries++) await trade(stranger, name, 'wrong')
      expect(await desk(home)).toBe(200)
    },
  )

  it('under a name that is the desk’s address, from as many places as it takes, locks nobody out there', async () => {
    const from = ['203.0.113.11', '203.0.113.12', '203.0.113.13', '203.0.113.14']
    const tries = from.flatMap((address) =>
      Array.from({ length: 16 }, () => trade(address, home, 'wrong')),
    )
    expect(countOf(await Promise.all(tries), 400)).toBe(64)
    expect(await desk(home)).toBe(200)
  })

  it('leaves nothing of what was typed as a name, which may be a password', async () => {
    const typed = 'My-secret-2026!'
    for (let tries = 0; tries < 22; tries++) await trade(stranger, typed, 'wrong')
    const kept = JSON.stringify(await facility.db.orm.select().from(limits))
    expect(kept).toContain('sign-in-unknown')
    expect(kept.toLowerCase()).not.toContain('secret')
    const admin = await facility.staff('Admin')
    const { body } = await admin.get('locks')
    expect(JSON.stringify(body).toLowerCase()).not.toContain('secret')
  })

  it('with 120 at once has twenty judged', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 120 }, () => trade(stranger, 'Reception', 'wrong')),
    )
    expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([20, 100])
  })

  it('tries sixty names in all from one address, and from one net', async () => {
    const from = ['203.0.113.10', '2001:db8:7:7::']
    // A name that there isn't is compared with a hash as slow as a patron's own: every fourth is one.
    const known = practiceSignIns.filter(({ kind }) => kind !== 'patron')
    const nameNo = (net: string, at: number) =>
      (at % 4 > 0 && known[at % known.length]?.userName) || `name${net}${at}`
    for (const net of from) {
      const statuses = []
      for (let at = 0; at < 100; at++) {
        const address = net.endsWith('::') ? `${net}${(at + 1).toString(16)}` : net
        statuses.push(await trade(address, nameNo(net, at), 'Summer2026!'))
      }
      expect([countOf(statuses, 400), countOf(statuses, 429)], net).toEqual([60, 40])
    }
  })

  it('of one name from many nets of a company has eighty judged, and leaves a row of few of them', async () => {
    const guess = (_: unknown, at: number) =>
      trade(`2001:db8:8:${at.toString(16)}::1`, 'Kiosk', 'wrong')
    const statuses = await Promise.all(Array.from({ length: 90 }, guess))
    for (let at = 90; at < 100; at++) statuses.push(await guess(null, at))
    expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([80, 20])
    const kept = await facility.db.orm.select().from(limits)
    expect(
      kept.filter(({ bucket }) => bucket.includes(encodeURIComponent('2001:db8:8:63:'))),
    ).toEqual([])
    expect(await desk(home)).toBe(200)
  })

  it('from many places only slows the desk down', async () => {
    for (let at = 0; at < 52; at++) await trade(`203.0.113.${at + 20}`, 'Reception', 'wrong')
    expect(await desk(home)).toBe(200)
  })
})

it('a right password uses nothing up', async () => {
  const statuses = []
  for (let times = 0; times < 25; times++) statuses.push(await desk(home))
  expect(countOf(statuses, 200)).toBe(25)
})
