import type { SettingGroup } from './entry.ts'

const text = { type: 'text', maxLength: 200, seenBy: 'admins', standard: '' } as const
const secret = { type: 'secret', maxLength: 2000, seenBy: 'admins', standard: '' } as const

/** The providers of SMS and e-mail. In practice mode nothing leaves: messages land on the practice page. */
export const messaging = {
  smsProvider: {
    type: 'choice',
    choices: ['twilio', 'http'],
    seenBy: 'admins',
    label: 'SMS provider',
    standard: '',
    help: 'Twilio, or any provider that takes a message by a web call. Blank: no SMS, and patrons cannot sign in.',
  },
  smsFrom: {
    ...text,
    maxLength: 20,
    label: 'SMS sender',
    help: 'The number or sender name messages come from. Blank: the messaging service below chooses.',
  },
  smsTwilioAccountSid: {
    ...text,
    label: 'Twilio account',
    help: 'The account id beginning with AC. Blank: Twilio is not used.',
  },
  smsTwilioAuthToken: {
    ...secret,
    label: 'Twilio auth token',
    help: 'The token that belongs to the account; it also proves that delivery reports are Twilio’s. Blank: Twilio is not used.',
  },
  smsTwilioMessagingServiceSid: {
    ...text,
    label: 'Twilio messaging service',
    help: 'The service id beginning with MG, instead of a sender number. Blank: the sender above.',
  },
  smsHttpUrl: {
    type: 'url',
    seenBy: 'admins',
    label: 'SMS web call',
    standard: '',
    help: 'The full URL a message is posted to. Blank: this way is not used.',
  },
  smsHttpHeaders: {
    ...secret,
    label: 'SMS web call, headers',
    help: 'Headers of the call, one a line, for example Authorization: Bearer and the key. Blank: none.',
  },
  smsHttpBody: {
    type: 'longText',
    maxLength: 2000,
    seenBy: 'admins',
    label: 'SMS web call, body',
    standard: '{"to":"{to}","from":"{from}","text":"{text}"}',
    help: 'The body of the call; {to}, {from}, {text} and {id}, by which a repeat is known, are filled in. Blank: nothing is sent.',
  },
  smsHttpSuccess: {
    ...text,
    label: 'SMS web call, success',
    help: 'Words the answer must contain to count as sent. Blank: any 2xx answer counts.',
  },
  smsCallingCodes: {
    type: 'callingCodes',
    seenBy: 'admins',
    label: 'Countries',
    standard: '1,972,44,33',
    help: 'The country calling codes messages may go to, parted by commas; everything else is refused, which keeps fraud small. Blank: every country.',
  },
  smsDailyLimit: {
    type: 'whole',
    unit: 'messages',
    min: 1,
    max: 100000,
    seenBy: 'admins',
    label: 'Messages a day',
    standard: '2000',
    help: 'After this many sign-in codes in one day no more are sent, and an alarm goes out. Blank: no limit.',
  },
  smsDeskDailyLimit: {
    type: 'whole',
    unit: 'messages',
    min: 1,
    max: 100000,
    seenBy: 'admins',
    label: 'Messages from the desk a day',
    standard: '1000',
    help: 'How many parts of messages the desk may send in one day, apart from the sign-in codes; an alarm goes out when four in five are used. Blank: no limit.',
  },
  smsVoiceCodes: {
    type: 'flag',
    seenBy: 'everyone',
    label: 'Codes by voice',
    standard: 'False',
    help: 'True: a patron whose phone cannot get SMS may have her sign-in code read to her in a call (Twilio only).',
  },
  emailHost: {
    ...text,
    label: 'Mail server',
    help: 'The SMTP server’s name. Blank: no e-mail is sent; forms are only stored.',
  },
  emailPort: {
    type: 'whole',
    min: 1,
    max: 65535,
    seenBy: 'admins',
    label: 'Mail port',
    standard: '587',
    help: 'The SMTP port. Blank: 587.',
  },
  emailSecurity: {
    type: 'choice',
    choices: ['starttls', 'tls', 'none'],
    required: true,
    seenBy: 'admins',
    label: 'Mail encryption',
    standard: 'starttls',
    help: 'STARTTLS for port 587, TLS for port 465; not encrypted only inside your own network.',
  },
  emailUserName: {
    ...text,
    label: 'Mail user name',
    help: 'The name to sign in to the mail server with. Blank: without signing in.',
  },
  emailPassword: {
    ...secret,
    label: 'Mail password',
    help: 'The password that belongs to it. Blank: none.',
  },
  emailFrom: {
    type: 'email',
    seenBy: 'admins',
    label: 'Mail sender',
    standard: '',
    help: 'The address e-mails come from. Blank: the office’s address.',
  },
  emailFromName: {
    ...text,
    maxLength: 80,
    label: 'Mail sender’s name',
    help: 'The name beside it; choose one that says no more than it must. Blank: the address alone.',
  },
  emailReplyTo: {
    type: 'email',
    seenBy: 'admins',
    label: 'Replies go to',
    standard: '',
    help: 'Where answers to our e-mails go. Blank: to the sender.',
  },
} as const satisfies SettingGroup
