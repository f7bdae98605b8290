/**
 * The most letters that a text may have, by what it is: a field takes no more of them, and a call refuses more. What a
 * rule asks at the least stands with that rule.
 */
export const lengths = {
  /** A first or a last name of a patron, of a kallah or of an account. */
  personName: 100,
  phone: 40,
  email: 254,
  address: 200,
  city: 100,
  state: 100,
  zipcode: 20,

  /** A first or a last name of an attendant, and both of them in Hebrew. */
  attendantName: 60,
  attendantNameHe: 120,
  cardCode: 100,

  /** The name by which somebody signs in, which isn't that of staff alone. */
  signInName: 200,
  /** What staff choose as their name to sign in with; its form is `staffUserName`. */
  userName: 40,
  password: 200,
  /** A code that is read from a screen, a message or a paper and typed, with the blanks it is typed with. */
  typedCode: 20,

  /** A building, a section, a screen, a printer, a reader, or the key of a controller. */
  nameInHouse: 60,
  /** What stands on a door or on a cubicle. */
  doorNumber: 20,
  /** What a device is called in the system that drives it. */
  point: 100,
  extension: 6,
  /** How many at once, as the office types it. */
  capacity: 10,

  /** What she or the desk writes of one visit. */
  visitNote: 1000,
  /** What stands in her record: for those who attend her, or among the staff. */
  recordNote: 2000,
  /** What the office is told with a booking. */
  officeNote: 2000,
  /** What is written of a night. */
  nightNote: 200,
  /** Why a turn was passed, or why nobody was in the water. */
  reason: 200,
  /** Why her papers are turned down, which she reads. */
  rejection: 500,
  /** A license plate as it is typed, with its blanks and dashes; its form is `plateOf`. */
  plate: 20,

  /** The note of a payment, of which a part may be words of hers or the number of a check. */
  paymentNote: 500,
  checkNumber: 50,
  /** Whom a gift honors, or whom a tip is for. */
  giftWords: 200,

  /** Something on the shelf. */
  shelfName: 80,
  shelfText: 200,
  /** A level of membership. */
  levelName: 80,

  textMessage: 1000,
  /** A message to the office. */
  letter: 5000,
  /** What an applicant writes of herself, which is a part of a letter, and the position she asks for. */
  experience: 4000,
  position: 200,

  /** A text that the office words anew, as far as it `fitsInAddress`. */
  wording: 5000,
  /** What the office writes about a text for itself. */
  wordingNote: 500,
  wordKey: 200,
  settingValue: 20_000,

  /** What is searched for, on any page. */
  search: 100,

  /** What one program gives another and gets back: the id of a device, of a request, of a place in a list. */
  handle: 100,
  paymentIntent: 200,
  /** What one program has another prove itself by: the token of a card or of a sign-in. */
  credential: 500,
  captcha: 5000,
} as const

/** A text that is no longer than that; what is over is cut off, and no letter of two units in the middle. */
export const cutTo = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Whether a text can be sent in the address of a call: a Hebrew letter takes six bytes there, and Node reads 16 KB of
 * an address and its headers together.
 */
export const fitsInAddress = (text: string): boolean =>
  text.isWellFormed() && encodeURIComponent(text).length <= 12_000
