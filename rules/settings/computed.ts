/** Values that are sent together with the settings but are computed; nobody can set them. */
export const computedKeys = [
  'date',
  'currentTime',
  'offset',
  'openTime',
  'lastEntryTime',
  'reservationCutOff',
  'practiceMode',
  'bookingOpen',
  'emailNotices',
  'version',
] as const
export type ComputedKey = (typeof computedKeys)[number]
