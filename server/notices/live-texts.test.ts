import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '../outbox/outbox.ts'
import { messages, optOuts } from '../outbox/table.ts'
import { everyRow } from '../test/databases/every-row.ts'
import { type LiveTexts, liveTexts, publicUrl } from '../test/live-texts.ts'
import { writtenEvents } from '../test/written-rows.ts'

let live: LiveTexts
let desk: LiveTexts['desk']
let twilio: LiveTexts['twilio']
let send: LiveTexts['send']
let read: LiveTexts['told']
let takenFor: LiveTexts['takenFor']
let later: LiveTexts['later']
beforeAll(async () => {
  live = await liveTexts()
  ;({ desk, twilio, send, told: read, takenFor, later } = live)
})
beforeEach(() => twilio.faults.clear())

const theOne = (number: string) => takenFor(number)[0]?.sid ?? ''

describe('a text message through Twilio', () => {
  it('goes out, and the desk is told what has become of it as Twilio says so', async () => {
    expect(await send(['7325550601'])).toMatchObject({ sent: 1, failed: [] })
    expect(await read('17325550601')).toEqual(['sent', null])
    const sid = theOne('17325550601')
    expect(await live.hook('status', twilio.statusPost(sid, 'delivered'))).toBe(200)
    expect(await read('17325550601')).toEqual(['delivered', null])
    for (const late of ['sent', 'queued', 'undelivered']) {
      expect(await live.hook('status', twilio.statusPost(sid, late))).toBe(200)
    }
    expect(await read('17325550601')).toEqual(['delivered', null])
  })

  it('tells every desk as it is written, tried and followed, and no sign-in code does', async () => {
    const told = (act: () => Promise<unknown>) => writtenEvents(desk, 'sent', act)
    const follow = (number: string) =>
      live.hook('status', twilio.statusPost(theOne(number), 'delivered'))
    twilio.faults.next({ kind: 'status', status: 503 })
    // It is written, and tried in vain.
    expect(await told(() => send(['7325550651']))).toBe(2)
    expect(await read('17325550651')).toEqual(['waiting', 'provider'])
    expect(await told(() => later(60_000, () => deliverDue(desk.parts)))).toBe(1)
    expect(await read('17325550651')).toEqual(['sent', null])
    expect(await told(() => follow('17325550651'))).toBe(1)
    expect(await read('17325550651')).toEqual(['delivered', null])
    const code = async () => {
      await desk.anyone.post('account/register', { phone: '7325550652' })
      await desk.runDue()
      expect(await follow('17325550652')).toBe(200)
    }
    expect(await told(code)).toBe(0)
  })

  it('of which Twilio says something that we don’t know stays as it was', async () => {
    await send(['7325550631'])
    const post = twilio.statusPost(theOne('17325550631'), 'constructor')
    expect(await live.hook('status', post)).toBe(200)
    expect(await read('17325550631')).toEqual(['sent', null])
  })

  it('that doesn’t arrive is told with why', async () => {
    await send(['7325550602'])
    await live.hook('status', twilio.statusPost(theOne('17325550602'), 'undelivered', 30006))
    expect(await read('17325550602')).toEqual(['undelivered', 'landline'])
  })

  it('that is refused for good says in the log why', async () => {
    twilio.stopped.add('+17325550633')
    const warn = vi.spyOn(desk.parts.log, 'warn')
    await send(['7325550633'])
    expect(warn.mock.calls.map(([facts]) => facts)).toMatchObject([
      { effect: 'message', err: { message: 'It failed: opted-out.' } },
    ])
    warn.mockRestore()
  })

  it('whose answer is lost is known to have gone out by Twilio’s own news', async () => {
    twilio.faults.next({ kind: 'lose-answer' })
    const { failed } = await send(['7325550603'])
    expect(failed).toMatchObject([{ number: '17325550603' }])
    await live.hook('status', twilio.statusPost(theOne('17325550603'), 'sent'))
    expect(await read('17325550603')).toEqual(['sent', null])
    await later(3_600_000, () => desk.runDue())
    expect(takenFor('17325550603')).toHaveLength(1)
  })

  it('leaves neither its words nor the provider’s token behind', async () => {
    await send(['7325550604'], 'Words for her alone')
    const rows = await everyRow(desk.db)
    expect(rows).not.toContain('Words for her alone')
    expect(rows).not.toContain(twilio.authToken)
  })

  it.each([
    ['15005550009', 'This phone takes no text messages.'],
    ['15005550001', 'There is no such number.'],
  ])('to %s says at once why not', async (number, errorMessage) => {
    expect(await send([number])).toMatchObject({ sent: 0, failed: [{ number, errorMessage }] })
  })
})

describe('news that Twilio hasn’t signed', () => {
  it('is refused and changes nothing', async () => {
    await send(['7325550605'])
    const { url, headers, body } = twilio.statusPost(theOne('17325550605'), 'delivered')
    const post = { url, headers, body }
    const forged = { ...post, headers: { ...headers, 'x-twilio-signature': 'forged' } }
    expect(await live.hook('status', forged)).toBe(400)
    expect(await live.hook('status', { ...post, body: `${body}&ErrorCode=1` })).toBe(400)
    expect(await live.hook('status', { ...post, url: `${url}x` })).toBe(400)
    expect(await live.hook('inbound', forged)).toBe(400)
    expect(await read('17325550605')).toEqual(['sent', null])
  })

  it('is refused of more values or bytes than Twilio sends, however well it is signed', async () => {
    const inbound = (more: Record<string, string>) => {
      const post = twilio.inboundPost(
        `${publicUrl}/api/api/messages/twilio/inbound`,
        '+17325550606',
        'hi',
        more,
      )
      return live.hook('inbound', post)
    }
    const values = (many: number) =>
      Object.fromEntries(Array.from({ length: many }, (_, at) => [`x${at}`, '']))
    expect(await inbound(values(150))).toBe(200)
    expect(await inbound(values(201))).toBe(400)
    expect(await inbound({ Body: 'x'.repeat(17 * 1024) })).toBe(413)
  })

  it('is refused under another provider’s name, and wherever no token is set', async () => {
    const post = twilio.statusPost(theOne('17325550605'), 'delivered')
    const elsewhere = post.url.replace('twilio/', 'other/')
    expect(await live.hook('status', { ...post, url: elsewhere })).toBe(404)
    await desk.put({ smsTwilioAuthToken: '' })
    expect(await live.hook('status', post)).toBe(400)
    await desk.put({ smsTwilioAuthToken: twilio.authToken })
    expect(await live.hook('status', post)).toBe(200)
  })
})

it('what she writes is answered with nothing to do', async () => {
  const url = `${publicUrl}/api/api/messages/twilio/inbound`
  const { headers, body } = twilio.inboundPost(url, '+17325550630', 'Hello?')
  const answer = await desk.app.inject({
    ...{ method: 'POST', url: '/api/api/messages/twilio/inbound', headers, payload: body },
  })
  expect([answer.headers['content-type'], answer.body]).toEqual([
    ...[expect.stringContaining('text/xml'), '<Response/>'],
  ])
})

describe('who answered STOP', () => {
  it('is sent nothing, the desk sees why, and START ends it', async () => {
    const refused = {
      sent: 0,
      failed: [
        { errorMessage: 'She answered STOP. She gets messages again once she sends START.' },
      ],
    }
    expect(await live.answers('17325550606', ' Stop ')).toBe(200)
    expect(await send(['7325550606'])).toMatchObject(refused)
    expect(takenFor('17325550606')).toEqual([])
    expect(await live.answers('17325550606', 'What time is it?')).toBe(200)
    expect(await send(['7325550606'])).toMatchObject(refused)
    expect(await live.answers('17325550606', 'START')).toBe(200)
    expect(await send(['7325550606'])).toMatchObject({ sent: 1 })
  })

  it('reads so herself, and the desk knows before it writes to her', async () => {
    const her = await desk.patron('7325550660')
    const own = async () => (await her.get(`users/${her.userId}`)).body.textsStopped
    expect(await own()).toBe(false)
    await live.answers('17325550660', 'STOP')
    expect(await own()).toBe(true)
    for (const person of [desk.reception, desk.admin]) {
      const { body } = await person.get(`users/${her.userId}`)
      expect(body).toMatchObject({ textsStopped: true, textsOff: 'stopped' })
    }
    const { body } = await her.send('PATCH', `users/${her.userId}`, { notificationDayOf: false })
    expect(body.result.textsStopped).toBe(true)
    expect(body.result).not.toHaveProperty('textsOff')
    await live.answers('17325550660', 'START')
    expect(await own()).toBe(false)
    expect((await desk.reception.get(`users/${her.userId}`)).body.textsOff).toBeNull()
  })

  it('to Twilio before we knew is remembered from its refusal', async () => {
    twilio.stopped.add('+17325550607')
    await send(['7325550607'])
    expect((await desk.db.orm.select().from(optOuts)).map(({ phone }) => phone)).toContain(
      '17325550607',
    )
    const asked = twilio.heard.length
    expect((await send(['7325550607'])).sent).toBe(0)
    expect(twilio.heard).toHaveLength(asked)
  })

  it('gets her code by e-mail when her record has an address, and nobody is told that she did', async () => {
    const her = await desk.patron('7325550608')
    await her.send('PATCH', `users/${her.userId}`, { email: 'hers@example.org' })
    const register = async (phone: string) =>
      (await desk.anyone.post('account/register', { phone, language: 'en' })).body
    await live.answers('17325550608', 'STOP')
    const asked = twilio.heard.length
    const [hers, anothers] = [await register('7325550608'), await register('7325550609')]
    expect(Object.keys(hers.result)).toEqual(Object.keys(anothers.result))
    await desk.runDue()
    expect(takenFor('17325550608')).toEqual([])
    expect(takenFor('17325550609')).toHaveLength(1)
    expect(twilio.heard).toHaveLength(asked + 1)
    const byEmail = (await desk.db.orm.select().from(messages)).filter(
      ({ to }) => to === 'hers@example.org',
    )
    expect(byEmail).toMatchObject([{ channel: 'email', subject: 'Your code' }])
  })
})

describe('a code for a phone that takes no texts', () => {
  const register = async (phone: string) => {
    await desk.anyone.post('account/register', { phone, language: 'en' })
    await desk.runDue()
  }
  const emails = async () =>
    (await desk.db.orm.select().from(messages)).filter(({ subject }) => subject === 'Your code')

  it('is read to her in a call where the office wants that, figure by figure', async () => {
    await desk.put({ smsVoiceCodes: 'True' })
    const before = (await emails()).length
    await live.answers('17325550641', 'STOP')
    await register('7325550641')
    const [call] = twilio.calls
    expect(call).toMatchObject({ to: '+17325550641', from: '+15005550006' })
    const figures = call?.twiml.match(/(\d, ){6}/)?.[0].replace(/\D/g, '')
    const said = await desk.anyone.post('account/registrationVerify', {
      ...{ phoneNumber: '7325550641', authCode: figures },
    })
    expect(said.status).toBe(200)
    expect(await emails()).toHaveLength(before)
    expect(takenFor('17325550641')).toEqual([])
  })

  it('goes by e-mail when no call can be made either', async () => {
    const before = (await emails()).length
    const her = await desk.patron('7325550642')
    await her.send('PATCH', `users/${her.userId}`, { email: 'other@example.org' })
    await live.answers('17325550642', 'STOP')
    await desk.put({ smsFrom: '', smsTwilioMessagingServiceSid: 'MG1' })
    await register('7325550642')
    await desk.put({ smsFrom: '+15005550006', smsTwilioMessagingServiceSid: '' })
    await desk.put({ smsVoiceCodes: 'False' })
    expect(twilio.calls).toHaveLength(1)
    expect(await emails()).toHaveLength(before + 1)
  })
})
