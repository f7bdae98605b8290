import { segmentsOf } from '@mikvah/rules/messages/segments.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { describe, expect, it } from 'vitest'
import { words } from './all.ts'
import type { WordKey } from './key.ts'

const tells = /mikv|bath|shower|kallah|visit|מקוו?ה|אמבט|מקלחת|כלה|ביקור/i

it.each(['en', 'he'] as const)(
  'an e-mail says in %s how to stop it, and nothing of where she goes',
  (language) => {
    expect(words[language].noticeEmailStop).toMatch(/e-mail.*Notifications|בדוא״ל.*התראות/)
    expect(words[language].noticeEmailStop).not.toMatch(tells)
  },
)

/** What goes out by text message, filled with the longest that it is filled with. */
const texts: readonly WordKey[] = [
  'noticeLoginCode',
  'noticeReserved',
  'noticeMoved',
  'noticeDayBefore',
  'noticeDayOf',
  'noticeRequested',
  'noticeRequestCanceled',
  'noticeCanceled',
  'noticeRefunded',
  'noticeMembershipRenews',
  'noticeMembershipRenewed',
  'noticeMembershipFailed',
  'messageTextLate',
  'messageTextRoomReady',
  'messageTextExpected',
  'messageTextCall',
]
/** What is no text to a patron: notices to the office, those that go to her by e-mail alone, and parts of e-mails. */
const otherwise =
  /^notice(Subject|LoginCodeSubject|EmailStop|TooMany|NoMoreCodes|ManyMessages|MessagesStuck|NewPatron|Office|Contact|LateMoney|Refund(Late|Failed|AfterAll)|Lost|Watch|MembershipBought)|^messageTextNeeded$/

it('every notice and every text of the desk is held to the length of a message, or goes by e-mail', () => {
  const all = Object.keys(words.en).filter((key) => /^(notice|messageText)[A-Z]/.test(key))
  const rest = all.filter((key) => !texts.some((text) => text === key))
  expect(rest.filter((key) => !otherwise.test(key))).toEqual([])
})

const longest = {
  en: {
    date: 'Wednesday, September 30, 2026',
    time: '12:45 AM',
    code: '123456',
    amount: '$1,234.00',
  },
  he: { date: 'יום רביעי, 30 בספטמבר 2026', time: '00:45', code: '123456', amount: '1,234.00 $' },
} as const

const filled = (language: Language, key: WordKey) =>
  Object.entries(longest[language]).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
    words[language][key],
  )

describe.each(texts)('the text %s', (key) => {
  it('is one message in English, in its plain letters', () => {
    expect(segmentsOf(filled('en', key))).toMatchObject({ alphabet: 'gsm', segments: 1 })
  })

  it('is two at most in Hebrew', () => {
    expect(segmentsOf(filled('he', key)).segments).toBeLessThanOrEqual(2)
  })

  it.each(['en', 'he'] as const)('says in %s nothing of where she goes', (language) => {
    expect(words[language][key]).not.toMatch(/mikv|bath|shower|kallah|מקוו?ה|אמבט|מקלחת|כלה/i)
  })
})
