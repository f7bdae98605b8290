import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'

/**
 * What the specification's sections 5 (validation) and 8 (errors) have a patron read, by the keys of its words. Each
 * list belongs to one test, which shows all of its texts in both languages on the screen that says them: a text without
 * its case there is no program.
 */
export const formTexts = [
  // 5: signing in, who she is, her name, a membership
  ...(['signInPhoneInvalid', 'signInPhoneRequired', 'reserveInfoIncomplete'] as const),
  ...(['profileNameInvalid', 'profileNameSaved'] as const),
  ...([
    'membershipLevelRequired',
    'membershipFrequencyRequired',
    'membershipEmailRequired',
  ] as const),
  // 5: her car's papers
  ...(['plateMissing', 'plateTooLarge', 'plateWrongKind', 'plateEmailInvalid'] as const),
  // 5: donating, a kallah, contact, careers
  ...(['donateFirstNameRequired', 'donateLastNameRequired', 'donatePhoneRequired'] as const),
  ...(['donateEmailRequired', 'donateAmountRequired', 'donateAmountTooLarge'] as const),
  ...(['kallahIncomplete', 'kallahDayPast'] as const),
  ...(['contactLastNameRequired', 'contactEmailRequired', 'contactMessageRequired'] as const),
  ...(['careersFirstNameRequired', 'careersLastNameRequired', 'careersPhoneRequired'] as const),
  ...(['careersEmailRequired', 'careersExperienceRequired'] as const),
  // 8: what fails without words of its own, and what was done
  ...(['errorOccurred', 'errorOccurredStatus', 'profileFailed'] as const),
  ...(['contactSent', 'donateThanks', 'plateCheck', 'plateSameDay', 'plateThanks'] as const),
  ...(['kallahThanksCreated'] as const),
]
export type FormText = (typeof formTexts)[number]

/**
 * What the specification's sections 4, 5 and 8 have her read on the way through a reservation, by the keys of its
 * words.
 */
export const visitTexts = [
  ...(['reserveDatePastCutoff', 'reserveDateClosed', 'reserveNoSlots'] as const),
  ...(['reservePaymentCancelReservationPrompt', 'payPaymentsEmpty'] as const),
  ...(['reserveEditPast', 'payAmountWrong', 'payAmountTooLarge'] as const),
]
export type VisitText = (typeof visitTexts)[number]

/** What the specification's sections 5 and 8 have her read at the garage, by the keys of its words. */
export const garageTexts = [
  ...(['garageLocationNotSupported', 'garageLocationDenied', 'garageLocationInaccurate'] as const),
  ...(['garageError', 'garageUnavailableTime', 'garageSuccess'] as const),
]

type Text = FormText | VisitText | (typeof garageTexts)[number]

/**
 * The pattern of a text as it stands on a page, whatever was filled in; a longer one that only begins with it doesn't
 * match.
 */
export function textShown(language: Language, key: Text): RegExp {
  const text = words[language][key]
  const longer = [...formTexts, ...visitTexts, ...garageTexts]
    .map((other) => words[language][other])
    .filter((other) => other !== text && other.startsWith(text))
    .map((other) => `(?!${patternOf(other.slice(text.length))})`)
  return new RegExp(`${patternOf(text)}${longer.join('')}`)
}

const patternOf = (text: string): string =>
  text
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\{\w+\}\}/g, String.raw`(?!undefined|null|NaN|\{\{|\])(?=\S).+`)
