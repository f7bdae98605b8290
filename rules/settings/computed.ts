/** Values that stand beside the settings on the wire but are worked out; nobody can set them. */
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
