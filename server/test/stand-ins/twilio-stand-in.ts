import { createHmac } from 'node:crypto'
import { segmentsOf } from '@mikvah/rules/messages/segments.ts'
import type { SignedPost } from './deliver.ts'
import { type Faults, faultQueue } from './faults.ts'
import { type Heard, listenOnLoopback, type Said } from './loopback.ts'

/** A message that Twilio was asked to send. */
export type TwilioMessage = {
  sid: string
  to: string
  from: string | null
  messagingServiceSid: string | null
  body: string
  status: string
  statusCallback: string | null
  validityPeriod: number | null
  createdAt: number
}

/** A stand-in of Twilio, what it was asked, and what it posts to us. */
export type TwilioStandIn = {
  url: string
  accountSid: string
  authToken: string
  faults: Faults
  /** The messages it was asked to send, oldest first. */
  messages: readonly TwilioMessage[]
  /** The calls it was asked to make; `twiml` is what is read out. */
  calls: readonly { to: string; from: string; twiml: string }[]
  /** Every request, as "POST /2010-04-01/…". */
  heard: readonly string[]
  /** Phones that Twilio sends nothing to since they answered STOP. */
  stopped: Set<string>
  /** The post by which Twilio would report this status of a message. */
  statusPost(sid: string, status: string, errorCode?: number): SignedPost & { url: string }
  /**
   * What somebody sends to our number, as it is posted to the address that is set there. STOP adds her to `stopped`,
   * START takes her off.
   */
  inboundPost(url: string, from: string, body: string, more?: Record<string, string>): SignedPost
  close(): Promise<void>
}

type Refusal = { status: number; code: number; message: string }

/** Twilio's test numbers, and what each is refused for. */
const magicTo: Readonly<Record<string, [code: number, message: string]>> = {
  '+15005550001': [21211, "Invalid 'To' Phone Number"],
  '+15005550002': [21612, 'No route from the sender to this number'],
  '+15005550003': [21408, 'Permission to send an SMS has not been enabled for the region'],
  '+15005550004': [21610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [21614, "'To' number is not a valid mobile number"],
}
const magicFrom: Readonly<Record<string, [code: number, message: string]>> = {
  '+15005550001': [21212, "Invalid 'From' Number"],
  '+15005550007': [21606, 'The From number is not a valid, SMS-capable Twilio phone number'],
  '+15005550008': [21611, 'This From number has exceeded the maximum number of queued messages'],
}

/**
 * A stand-in of Twilio’s API for messages and calls on 127.0.0.1 that remembers what it was asked, and sends nothing.
 */
export async function startTwilioStandIn(given: { port?: number } = {}): Promise<TwilioStandIn> {
  const accountSid = `AC${'0123456789abcdef'.repeat(2)}`
  const authToken = 'f00dfeedf00dfeedf00dfeedf00dfeed'
  const messages: TwilioMessage[] = []
  const heard: string[] = []
  const calls: { to: string; from: string; twiml: string }[] = []
  const stopped = new Set<string>()
  const faults = faultQueue()
  const loopback = await listenOnLoopback({
    answer,
    faultOf: ({ method, path }) => faults.take(`${method} ${path}`),
    trouble: (status) =>
      status === 429
        ? refuse({ status, code: 20429, message: 'Too Many Requests' })
        : { status, headers: { 'content-type': 'text/html' }, body: '<html>trouble</html>' },
    ...(given.port ? { port: given.port } : {}),
  })
  const account = `/2010-04-01/Accounts/${accountSid}`

  return {
    ...{ url: loopback.url, accountSid, authToken, faults, messages, heard, stopped, calls },
    statusPost(sid, status, errorCode) {
      const message = messages.find((one) => one.sid === sid)
      if (!message?.statusCallback) throw new Error('Nobody wants to know.')
      message.status = status
      return {
        url: message.statusCallback,
        ...signed(message.statusCallback, {
          AccountSid: accountSid,
          ApiVersion: '2010-04-01',
          From: message.from ?? '',
          MessageSid: sid,
          MessageStatus: status,
          SmsSid: sid,
          SmsStatus: status,
          To: message.to,
          ...(errorCode ? { ErrorCode: String(errorCode) } : {}),
        }),
      }
    },
    inboundPost: (url, from, body, more = {}) => {
      const said = body.trim().toLowerCase()
      if (said === 'stop') stopped.add(from)
      if (said === 'start') stopped.delete(from)
      return signed(url, {
        AccountSid: accountSid,
        Body: body,
        From: from,
        MessageSid: sidOf(messages.length, 'SM9'),
        NumMedia: '0',
        To: '+15005550006',
        ...more,
      })
    },
    close: loopback.close,
  }

  function signed(url: string, fields: Record<string, string>): SignedPost {
    const names = Object.keys(fields).sort()
    const text = names.reduce((whole, name) => whole + name + fields[name], url)
    return {
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        'user-agent': 'TwilioProxy/1.1',
        'x-twilio-signature': createHmac('sha1', authToken).update(text).digest('base64'),
      },
      body: new URLSearchParams(fields).toString(),
    }
  }

  function answer({ method, path, query, headers, body }: Heard): Said {
    heard.push(`${method} ${path}`)
    const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}`) {
      return refuse({ status: 401, code: 20003, message: 'Authenticate' })
    }
    if (path === `${account}/Messages.json`) {
      return method === 'POST' ? create(new URLSearchParams(body)) : list(query)
    }
    if (method === 'POST' && path === `${account}/Calls.json`)
      return call(new URLSearchParams(body))
    const sid = path.match(/\/Messages\/(SM\w+)\.json$/)?.[1]
    const found = messages.find((one) => one.sid === sid)
    return found ? say(200, shown(found)) : refuse({ status: 404, code: 20404, message: path })
  }

  function create(form: URLSearchParams): Said {
    const wrong = wrongWith(form)
    if (wrong) return refuse({ status: 400, code: wrong[0], message: wrong[1] })
    const message: TwilioMessage = {
      sid: sidOf(messages.length, 'SM'),
      to: form.get('To') ?? '',
      from: form.get('From'),
      messagingServiceSid: form.get('MessagingServiceSid'),
      body: form.get('Body') ?? '',
      status: form.has('MessagingServiceSid') ? 'accepted' : 'queued',
      statusCallback: form.get('StatusCallback'),
      validityPeriod: Number(form.get('ValidityPeriod')) || null,
      createdAt: Date.now(),
    }
    messages.push(message)
    return say(201, shown(message))
  }

  function call(form: URLSearchParams): Said {
    const [to, from] = [form.get('To') ?? '', form.get('From') ?? '']
    if (!/^\+\d+$/.test(from)) {
      return refuse({ status: 400, code: 21212, message: "Invalid 'From' Number" })
    }
    const refused = magicTo[to]?.[0] === 21211 ? magicTo[to] : null
    if (refused) return refuse({ status: 400, code: refused[0], message: refused[1] })
    calls.push({ to, from, twiml: form.get('Twiml') ?? '' })
    return say(201, { sid: sidOf(calls.length, 'CA'), to, from, status: 'queued' })
  }

  function wrongWith(form: URLSearchParams): [number, string] | null {
    const to = form.get('To') ?? ''
    const body = form.get('Body') ?? ''
    const callback = form.get('StatusCallback')
    const validity = form.get('ValidityPeriod')
    const period = Number(validity)
    if (!to) return [21604, "A 'To' phone number is required"]
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return [21211, "Invalid 'To' Phone Number"]
    if (!form.has('From') && !form.has('MessagingServiceSid'))
      return [21603, "A 'From' is required"]
    if (!body) return [21602, 'Message body is required']
    if (body.length > 1600) return [21617, 'The concatenated message body exceeds 1600 characters']
    if (callback !== null && !URL.canParse(callback)) return [21609, "Invalid 'StatusCallback' URL"]
    if (validity !== null && !(Number.isInteger(period) && period >= 1 && period <= 36_000)) {
      return [21619, 'Invalid validity period']
    }
    if (stopped.has(to)) return magicTo['+15005550004'] ?? null
    return magicFrom[form.get('From') ?? ''] ?? magicTo[to] ?? null
  }

  function list(query: string): Said {
    const asked = new URLSearchParams(query)
    const size = Number(asked.get('PageSize') ?? 50)
    const to = asked.get('To')
    const found = messages.filter((one) => to === null || one.to === to).toReversed()
    const uri = `${account}/Messages.json?PageSize=${size}&Page=0`
    return say(200, {
      ...{ page: 0, page_size: size, start: 0, end: Math.max(0, found.length - 1) },
      ...{ uri, first_page_uri: uri, next_page_uri: null, previous_page_uri: null },
      messages: found.slice(0, size).map(shown),
    })
  }

  function shown(message: TwilioMessage): object {
    const date = new Date(message.createdAt).toUTCString().replace('GMT', '+0000')
    return {
      ...{ sid: message.sid, account_sid: accountSid, api_version: '2010-04-01' },
      ...{ to: message.to, from: message.from, body: message.body, status: message.status },
      messaging_service_sid: message.messagingServiceSid,
      num_segments: String(segmentsOf(message.body).segments),
      ...{ num_media: '0', direction: 'outbound-api', price: null, price_unit: 'USD' },
      ...{ error_code: null, error_message: null },
      ...{ date_created: date, date_updated: date, date_sent: null },
      uri: `${account}/Messages/${message.sid}.json`,
      subresource_uris: { media: `${account}/Messages/${message.sid}/Media.json` },
    }
  }
}

const sidOf = (nth: number, prefix: string) =>
  prefix + String(nth + 1).padStart(34 - prefix.length, '0')

const say = (status: number, body: object): Said => ({ status, body: JSON.stringify(body) })

const refuse = ({ status, code, message }: Refusal): Said =>
  say(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
