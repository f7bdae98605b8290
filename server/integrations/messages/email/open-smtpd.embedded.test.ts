import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { afterUse } from '../../../test/after-use.ts'
import { openSmtpd, startOpenSmtpd } from '../../../test/stand-ins/open-smtpd.ts'
import type { Outgoing } from '../messages.ts'
import { smtpMaker } from './smtp.ts'

const hasOpenSmtpd = existsSync(openSmtpd) && process.getuid?.() === 0

const hebrew: Outgoing = {
  ...{ id: 'one', channel: 'email', to: 'hers@example.org', validMs: null, replyTo: null },
  ...{ subject: 'הקוד שלך', text: '123456 הוא הקוד.\n.\nשורה אחרי נקודה', language: 'he' },
}

it.runIf(hasOpenSmtpd)(
  'an e-mail passes OpenSMTPD into a mailbox, word for word, and its refusals are understood',
  async () => {
    const { port, delivered, close } = await startOpenSmtpd('hers@example.org')
    afterUse(close)
    const { send } = smtpMaker({
      ...{ host: '127.0.0.1', port, security: 'none', userName: '', password: '', replyTo: '' },
      ...{ from: { address: 'office@m.example', name: 'המשרד' }, publicHost: 'm.example' },
    })
    expect(await send(hebrew)).toMatchObject({ state: 'sent' })
    await expect.poll(async () => (await delivered()).length).toBe(1)
    const [mail] = await delivered()
    expect(mail).toMatchObject({
      ...{ subject: 'הקוד שלך', from: { address: 'office@m.example', name: 'המשרד' } },
      ...{ messageId: '<one@m.example>', to: [{ address: 'hers@example.org' }] },
    })
    expect(mail?.text?.trim()).toBe(hebrew.text)
    expect(mail?.html).toContain('dir="rtl"')

    const refused = { state: 'failed', why: 'refused' }
    expect(await send({ ...hebrew, to: 'nobody-there@example.org' })).toEqual(refused)
    expect(await send({ ...hebrew, to: 'hers@elsewhere.example' })).toEqual(refused)
    expect(await send({ ...hebrew, text: 'long '.repeat(400_000) })).toEqual(refused)
    expect(await delivered()).toHaveLength(1)
  },
)
