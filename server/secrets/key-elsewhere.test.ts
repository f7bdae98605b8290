import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { liveCaptcha, liveCards } from '../integrations/outside.ts'
import { openApp } from '../open-app.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { effects, messages } from '../outbox/table.ts'
import { settings } from '../settings/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { KeyElsewhere, type Secret, seal } from './seal.ts'

const next = { secretKey: 'the key that another process has', formerKeys: ['practice'] }

let former: Desk
let other: Awaited<ReturnType<typeof openApp>>
beforeEach(async () => {
  former = await aDesk({ settings: { adminEmail: 'office@mikvah.example' } })
  const config = { ...former.parts.config, ...next }
  other = await openApp(former.db, config, { seed: 'none' })
  afterUse(() => other.app.close())
})

const keep = async (key: string, secret: Secret, text: string) => {
  const value = seal(secret, text)
  await former.db.orm
    .insert(settings)
    .values({ key, value, changedAt: 0 })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
  await former.put({ smsDailyLimit: String(500 + text.length) })
}
const ready = async ({ app }: Pick<typeof other, 'app'>) => {
  const { statusCode, body } = await app.inject({ url: '/readyz' })
  return [statusCode, JSON.parse(body).because]
}

describe('a process that has the former key alone, beside one with the new', () => {
  it('leaves what that one has sealed to be done by it, and tells nobody that it is lost', async () => {
    const message = { channel: 'email', to: 'her@example.org', subject: 'Hers', text: 'Hers.' }
    const payload = seal(next, JSON.stringify({ ...message, language: 'en' }))
    const { now } = await former.parts.facility.read()
    await former.db.orm.insert(effects).values({ id: 'hers', do: 'email', dueAt: now, payload })
    const effect = async () => {
      const [row] = await former.db.orm.select().from(effects).where(eq(effects.id, 'hers'))
      return row
    }
    await former.runDue()
    expect(await effect()).toMatchObject({ doneAt: null, payload, attempts: 0 })
    const answer = await former.db.orm.select().from(messages)
    expect(answer.filter(({ to }) => to === 'office@mikvah.example')).toEqual([])

    const soon = Date.now() + 60_000
    other.parts.realNow = () => soon
    await deliverDue(other.parts)
    expect(await effect()).toMatchObject({ failure: null, doneAt: expect.any(Number) })
  })

  it('says at /readyz that it lacks a key, and the other doesn’t', async () => {
    expect(await ready(former)).toEqual([503, 'a key of the facility is missing'])
    expect(await ready(other)).toEqual([200, undefined])
  })

  it('takes no secret that it can’t open for one that was never set', async () => {
    await keep('roomAdminPasscode', next, '4711')
    await keep('stripeSecretKey', next, 'sk_live')
    await keep('googleSecretKey', next, 'a secret of the captcha')
    const screen = await former.staff('Room7')
    const { status, body } = await screen.post('rooms/7/staffEntry?pinCode=4711')
    expect([status, body.code]).toEqual([503, 'unavailable'])
    const { values } = (await former.parts.facility.read()).content
    const config = Object.assign(former.parts.config, { publicUrl: 'https://mikvah.example.org' })
    expect(() => liveCards(former.db, config)(values)).toThrow(KeyElsewhere)
    expect(() => liveCaptcha(config)(values)).toThrow(KeyElsewhere)
  })
})

describe('a start that finds secrets whose key is lost', () => {
  it('names them to the office once, by their labels, and the check for robots is off meanwhile', async () => {
    const lost = { secretKey: 'the one that is lost' }
    await keep('googleSecretKey', lost, 'a secret of the captcha')
    await keep('smsTwilioAuthToken', lost, 'a secret of Twilio')
    const { values } = (await other.parts.facility.read()).content
    expect(liveCaptcha({ ...other.parts.config, publicUrl: 'https://a.example' })(values)).toBe(
      null,
    )
    const mails = async () => {
      const soon = Date.now() + 60_000
      for (const _ of [1, 2]) {
        const { app, parts } = await openApp(former.db, other.parts.config, { seed: 'none' })
        // The one with the former key alone may have taken it first, and left it.
        parts.realNow = () => soon
        await deliverDue(parts)
        await app.close()
      }
      const all = await former.db.orm.select().from(messages)
      return all.filter(({ to }) => to === 'office@mikvah.example')
    }
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain('reCAPTCHA secret')
    expect(mail?.text).toMatch(/Twilio/)

    await keep('smsTwilioAuthToken', lost, 'another secret of Twilio, lost as well')
    expect(await mails()).toHaveLength(2)
  })
})
