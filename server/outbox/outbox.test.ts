import { beforeAll, describe, expect, it } from 'vitest'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { addEffect } from './add-effect.ts'
import { deliverDue, deliverSoon } from './outbox.ts'
import { effects, messages } from './table.ts'

let facility: TestFacility
beforeAll(async () => {
  facility = await aFacility()
})

const note = (to: string, more: object = {}) =>
  facility.db.inTransaction((tx) =>
    addEffect(tx, {
      do: 'message',
      dueAt: 0,
      payload: { channel: 'sms', to, text: `to ${to}` },
      ...more,
    }),
  )
const sentTo = async (to: string) =>
  (await facility.db.orm.select().from(messages)).filter((message) => message.to === to)

describe('the outbox', () => {
  it('delivers a crowd of effects once each, however many ask at the same time', async () => {
    for (let nth = 0; nth < 50; nth++) await note('crowd')
    await Promise.all(Array.from({ length: 12 }, () => deliverSoon(facility.parts)))
    expect(await sentTo('crowd')).toHaveLength(50)
    expect(await deliverDue(facility.parts)).toBe(0)
  })

  it('adds the same effect once', async () => {
    await note('twice', { dedupe: 'the same' })
    await note('twice', { dedupe: 'the same' })
    await deliverSoon(facility.parts)
    expect(await sentTo('twice')).toHaveLength(1)
  })

  it('keeps what failed, and tries it again later, not at once', async () => {
    const { send } = facility.parts.outside.messages
    facility.parts.outside.messages.send = async () => {
      throw new Error('the provider is down')
    }
    await note('later')
    await deliverSoon(facility.parts)
    const [kept] = (await facility.db.orm.select().from(effects)).filter(
      (one) => one.attempts > 0 && !one.doneAt,
    )
    expect(kept).toMatchObject({ attempts: 1, doneAt: null, failure: 'Error' })
    expect(await deliverDue(facility.parts)).toBe(0)

    facility.parts.outside.messages.send = send
    const { realNow } = facility.parts
    facility.parts.realNow = () => realNow() + 60_000
    await deliverSoon(facility.parts)
    facility.parts.realNow = realNow
    expect(await sentTo('later')).toHaveLength(1)
  })
})
