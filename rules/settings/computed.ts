/** Values that are sent to everybody together with the settings but are computed; nobody can set them. */
export const computedForAll = [
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
/** Whether the garage opens by phone, `True` or `False`: for patrons. */
export const computedForPatrons = ['garageOpens'] as const
/** Whether doors of rooms can be opened and lights switched from here, `True` or `False`: for those who work here. */
export const computedForStaff = ['doorsOpen', 'lightsSwitch'] as const
export const computedKeys = [...computedForAll, ...computedForPatrons, ...computedForStaff] as const
export type ComputedKey = (typeof computedKeys)[number]
