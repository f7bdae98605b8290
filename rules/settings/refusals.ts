/** Why a value is refused. Each code has its words in contract/words under `setting.<code>`. */
export const settingRefusals = [
  'unknown',
  'computed',
  'required',
  'masked',
  'twice',
  'moved',
  'flag',
  'whole',
  'number',
  'hour',
  'range',
  'latest-slot',
  'choice',
  'too-long',
  'one-line',
  'full-url',
  'email',
  'phone',
  'extension',
  'zone',
  'currency',
  'currency-not-in-hundredths',
  'currency-not-charged',
  'country',
  'passcode',
  'month-day',
  'zipcodes',
  'calling-codes',
  'supplies',
  'stagger',
  'opening-order',
  'winter-dates',
  'shutdown-too-early',
  'evening-after-opening',
  'pool-temperatures',
] as const
export type SettingRefusal = (typeof settingRefusals)[number]

/** What fills in the words of a refusal, by the name of its blank, for example `min` and `max`. */
export type RefusalParams = Readonly<Record<string, string>>

export type SettingRefused = { allowed: false; because: SettingRefusal; params: RefusalParams }

export const refusedSetting = (
  because: SettingRefusal,
  params: RefusalParams = {},
): SettingRefused => ({
  allowed: false,
  because,
  params,
})
