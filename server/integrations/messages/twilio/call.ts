import type { HttpClient } from '../../http.ts'
import type { Outgoing, Sending } from '../messages.ts'
import { sendingOf } from './answers.ts'

type Line = {
  http: HttpClient
  account: string
  authorization: string
  from: string
  /** Makes Twilio's words fit to be shown. */
  say: (words: string) => string
}

const voices = { en: 'en-US', he: 'he-IL' } as const

/** Calls a phone and reads the message twice to whoever answers, each number in it digit by digit. */
export async function callTo(line: Line, { to, text, language }: Outgoing): Promise<Sending> {
  const { http, account, authorization, from } = line
  const spoken = `<Say language="${voices[language]}">${escaped(figuresApart(text))}</Say>`
  const form = new URLSearchParams({
    ...{ To: `+${to}`, From: from, Timeout: '30' },
    Twiml: `<Response><Pause length="1"/>${spoken}<Pause length="2"/>${spoken}</Response>`,
  })
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
  const url = `${account}/Calls.json`
  const reply = await http({ method: 'POST', url, headers, body: form.toString() })
  return sendingOf(reply, line.say)
}

const figuresApart = (text: string) => text.replace(/\d/g, '$&, ')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
