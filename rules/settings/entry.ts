/**
 * Who may read a value. Each reader also sees what those before her see; an administrator sees everything, secrets
 * masked.
 */
export const audiences = ['everyone', 'patrons', 'staff', 'admins'] as const
export type Audience = (typeof audiences)[number]

type Words = {
  label: string
  /** For the administrator: what it does, and what blank means. */
  help: string
  /** The value a facility starts with; '' is blank. */
  standard: string
  seenBy: Audience
  unit?: string
  /** True where blank isn't allowed. A flag needs a value whenever its standard is one. */
  required?: true
  /**
   * Nothing in the program reads this setting yet: filling it in has no effect, and the form says so. Remove the mark
   * once something reads it.
   */
  notYet?: true
  /**
   * Values that can be chosen and that nothing in the program acts on yet, while others work. The form says so of each.
   */
  valuesNotYet?: readonly string[]
}

/**
 * The types of numbers. `hour` is a time of day in 24-hour decimal (22.75 is 10:45pm); from 24 on it is the next civil
 * day.
 */
export type NumericType =
  | 'whole'
  | 'number'
  | 'minutes'
  | 'hour'
  | 'money'
  | 'latitude'
  | 'longitude'

export type NumericEntry = Words & {
  type: NumericType
  min: number
  max: number
  /** A value above `max` is refused in the words about the automatic grid. */
  endsTheGrid?: true
  /** The number that the word True stands for. */
  trueMeans?: string
}

export type ChoiceEntry = Words & { type: 'choice'; choices: readonly string[] }

/**
 * The choice of the system behind some equipment: `http` reaches any that takes a web call, and these makers can be
 * chosen although the program has no driver for them yet. Blank is none.
 */
export const byWebCall = <const Makers extends readonly string[]>(makers: Makers) =>
  ({
    type: 'choice',
    choices: [...makers, 'http'],
    valuesNotYet: makers,
    seenBy: 'admins',
    standard: '',
  }) as const

/** What reaches a system outside the program; it is for administrators alone. Blank: the system is not connected. */
export const systemUrl = { type: 'url', seenBy: 'admins', standard: '' } as const
export const systemText = { type: 'text', maxLength: 200, seenBy: 'admins', standard: '' } as const
export const systemSecret = {
  type: 'secret',
  maxLength: 500,
  seenBy: 'admins',
  standard: '',
} as const

/** A yes or no that patrons' screens go by. */
export const patronFlag = { type: 'flag', seenBy: 'patrons' } as const

/** The types of texts, of which `secret` never leaves the server. */
export type TextType = 'text' | 'longText' | 'secret'
export type TextEntry = Words & { type: TextType; maxLength: number }

/**
 * The types of texts with a form: `monthDay` is MM-DD; `zipcodes`, `callingCodes` and `supplies` are lists parted by
 * commas.
 */
export type FormType =
  | 'flag'
  | 'url'
  | 'email'
  | 'phone'
  | 'extension'
  | 'zone'
  | 'currency'
  | 'country'
  | 'passcode'
  | 'monthDay'
  | 'zipcodes'
  | 'callingCodes'
  | 'supplies'
export type FormEntry = Words & { type: FormType }

export type SettingEntry = NumericEntry | ChoiceEntry | TextEntry | FormEntry
export type SettingType = SettingEntry['type']
export type SettingGroup = Readonly<Record<string, SettingEntry>>
