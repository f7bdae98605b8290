import { hours, minutes } from '@mikvah/rules/time/ms.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { doers } from '../effects.ts'
import { noEnd } from '../request/limits.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { aHeldVisit, charged } from '../test/paying.ts'
import { waitFor } from '../test/wait-for.ts'
import { addEffect } from './add-effect.ts'
import { attempt, NotAgain } from './attempt.ts'
import { giveDoers } from './doers.ts'
import { beginDue, deliverDue, settled } from './outbox.ts'
import { effects, messages } from './table.ts'

const providerIsDown = { state: 'waiting', why: 'provider' } as const
const delivered = { state: 'delivered', provider: 'practice', providerId: null } as const

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
  (await facility.db.orm.select().from(messages)).filter(
    (message) => message.to === to && message.state === 'delivered',
  )

describe('the outbox', () => {
  it('delivers a crowd of effects once each, however many ask at the same time', async () => {
    for (let nth = 0; nth < 50; nth++) await note('crowd')
    await Promise.all(Array.from({ length: 12 }, () => deliverDue(facility.parts)))
    expect(await sentTo('crowd')).toHaveLength(50)
    expect(await deliverDue(facility.parts)).toBe(0)
  })

  it('is waited for as soon as a commit has begun to look for what it left', async () => {
    await note('begun by its commit')
    await settled(facility.parts)
    expect(await sentTo('begun by its commit')).toHaveLength(1)
  })

  it('is done by the app that was first on its database, and by the next once that is closed', async () => {
    const first = await aFacility()
    const next = await aFacility({ db: first.db })
    const deliveredBy = (name: string, { parts }: TestFacility) => {
      giveDoers(parts, { ...doers, message: async () => void did.push(name) })
    }
    const did: string[] = []
    deliveredBy('first', first)
    deliveredBy('next', next)
    const leave = () =>
      first.db.inTransaction((tx) =>
        addEffect(tx, { do: 'message', dueAt: 0, payload: { channel: 'sms', to: 'x', text: 'x' } }),
      )
    await leave()
    await settled(first.parts)
    expect(did).toEqual(['first'])
    await first.app.close()
    await leave()
    await settled(next.parts)
    expect(did).toEqual(['first', 'next'])
  })

  it('adds the same effect once', async () => {
    await note('twice', { dedupe: 'the same' })
    await note('twice', { dedupe: 'the same' })
    await deliverDue(facility.parts)
    expect(await sentTo('twice')).toHaveLength(1)
  })

  it('keeps what failed, and tries it again later, not at once', async () => {
    const { send } = facility.parts.outside.messages
    facility.parts.outside.messages.send = async () => providerIsDown
    await note('later')
    await deliverDue(facility.parts)
    const [kept] = (await facility.db.orm.select().from(effects)).filter(
      (one) => one.attempts > 0 && !one.doneAt,
    )
    expect(kept).toMatchObject({ attempts: 1, doneAt: null, failure: 'NotSent' })
    expect(await deliverDue(facility.parts)).toBe(0)

    facility.parts.outside.messages.send = send
    const { realNow } = facility.parts
    facility.parts.realNow = () => realNow() + 60_000
    await deliverDue(facility.parts)
    facility.parts.realNow = realNow
    expect(await sentTo('later')).toHaveLength(1)
  })

  it.each([
    ['is not to be tried again', new NotAgain('The door has moved.')],
    ['comes again', new Error('The door is away.')],
  ])(
    'throws nothing when what %s cannot be written down: its lease ends by itself',
    async (_, failure) => {
      const away = Object.create(facility.db, {
        orm: {
          get() {
            throw new Error('The database is away.')
          },
        },
      })
      const parts = { ...facility.parts, db: away }
      giveDoers(parts, { ...doers, message: () => Promise.reject(failure) })
      const dedupe = 'not written down'
      await note(dedupe, { dedupe, dueAt: noEnd })
      const named = eq(effects.dedupe, dedupe)
      const [effect] = await facility.db.orm.delete(effects).where(named).returning()
      if (!effect) throw new Error('There is no effect.')
      await expect(attempt(parts, effect)).resolves.toBeUndefined()
    },
  )

  it('writes down that it failed, whatever was thrown', async () => {
    const parts = { ...facility.parts }
    giveDoers(parts, { ...doers, message: () => Promise.reject('out of order') })
    const dedupe = 'thrown by others'
    await note(dedupe, { dedupe, dueAt: noEnd })
    const named = eq(effects.dedupe, dedupe)
    const [effect] = await facility.db.orm.select().from(effects).where(named)
    if (!effect) throw new Error('There is no effect.')
    await attempt(parts, effect)
    const [kept] = await facility.db.orm.delete(effects).where(named).returning()
    expect(kept).toMatchObject({ doneAt: null, failure: 'failed' })
  })

  it('does what waits for longer than any back-off: the real clock was put back', async () => {
    const { realNow } = facility.parts
    const { send } = facility.parts.outside.messages
    facility.parts.realNow = () => realNow() + hours(3)
    facility.parts.outside.messages.send = async () => providerIsDown
    await note('put back')
    await deliverDue(facility.parts)
    facility.parts.realNow = realNow
    facility.parts.outside.messages.send = send
    await deliverDue(facility.parts)
    expect(await sentTo('put back')).toHaveLength(1)
  })

  it('sends no code that came too late, and sends one that is in time', async () => {
    const { now } = await facility.parts.facility.read()
    const late = { channel: 'sms', text: 'a code', lateAfterSeconds: 600 }
    await note('late', { dueAt: now - minutes(11), payload: { ...late, to: 'late' } })
    await note('in time', { dueAt: now - minutes(9), payload: { ...late, to: 'in time' } })
    await deliverDue(facility.parts)
    expect(await sentTo('late')).toEqual([])
    expect(await sentTo('in time')).toHaveLength(1)
    expect(await deliverDue(facility.parts)).toBe(0)
  })
})

describe('a message that hangs', () => {
  let hanging: PromiseWithResolvers<void>
  beforeEach(() => {
    hanging = Promise.withResolvers()
    const { send } = facility.parts.outside.messages
    facility.parts.outside.messages.send = async (message, values) => {
      if (message.to === 'hanging') await hanging.promise
      return message.to === 'hanging' ? delivered : send(message, values)
    }
    return async () => {
      hanging.resolve()
      await deliverDue(facility.parts)
      facility.parts.outside.messages.send = send
    }
  })

  it('delays no other message', async () => {
    await note('hanging')
    await note('beside')
    await waitFor(async () => expect(await sentTo('beside')).toHaveLength(1))
    expect(await sentTo('hanging')).toEqual([])
  })

  it('is not sent a second time by another process meanwhile', async () => {
    await note('hanging')
    await beginDue(facility.parts)
    const other = { ...facility.parts }
    giveDoers(other, doers)
    expect(await deliverDue(other)).toBe(0)
    hanging.resolve()
    await deliverDue(facility.parts)
    expect(await sentTo('hanging')).not.toEqual([])
    expect(await deliverDue(other)).toBe(0)
  })

  it('delays no refund and no answer: she cancels and is told that her money is back', async () => {
    const patron = await facility.patron()
    await note('hanging')
    const { reservationId } = await aHeldVisit(patron)
    await charged(patron, { amt: 25, reservationId })
    const canceled = await patron.post(`reservations/${reservationId}/status`, {
      status: 'Canceled',
    })
    expect(canceled.body).toMatchObject({ result: { refund: { amount: 25, state: 'issued' } } })
  })

  it('a hundred times over delays no code and no e-mail', async () => {
    const add = (kind: 'message' | 'code' | 'email', to: string) =>
      facility.db.inTransaction((tx) =>
        addEffect(tx, {
          do: kind,
          dueAt: 0,
          payload: { channel: kind === 'email' ? 'email' : 'sms', to, text: 'a word' },
        }),
      )
    for (let nth = 0; nth < 120; nth++) await add('message', 'hanging')
    await beginDue(facility.parts)
    await add('message', 'behind them')
    await add('code', 'her code')
    await add('email', 'nobody@example.org')
    for (const to of ['her code', 'nobody@example.org']) {
      await waitFor(async () => expect(await sentTo(to)).toHaveLength(1))
    }
    expect(await sentTo('behind them')).toEqual([])
  })

  it('is waited for by who waits for all that is under way', async () => {
    await note('hanging')
    await beginDue(facility.parts)
    let isOver = false
    const waited = settled(facility.parts).finally(() => {
      isOver = true
    })
    await note('meanwhile')
    await waitFor(async () => expect(await sentTo('meanwhile')).toHaveLength(1))
    expect(isOver).toBe(false)
    // All looks have ended by now, so that what is counted is the message.
    const counted = settled(facility.parts)
    hanging.resolve()
    await waited
    expect(await counted).toBeGreaterThan(0)
    expect(await sentTo('hanging')).not.toEqual([])
  })
})
