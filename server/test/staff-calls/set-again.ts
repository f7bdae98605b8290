import type { CallName } from '@mikvah/contract/addresses.ts'

/**
 * Calls that set, remove or send one named thing: repeated by a process that doesn’t know of the first time, they
 * change nothing more. A call that makes something may not be here; it stores its key together with what it made.
 */
export const setAgain: readonly CallName[] = [
  ...(['confirmNumberAtDesk', 'setPassword', 'setLights', 'endDevice', 'removeDevice'] as const),
  ...([
    'endDeviceKey',
    'editPeripheral',
    'releaseLock',
    'changeAttendant',
    'setAttendantTonight',
  ] as const),
  ...(['editRoom', 'removeRoom', 'editSection', 'removeSection', 'editLocation'] as const),
  ...(['changeCubicleStatus', 'editCubicle', 'removeCubicle', 'sendTrialText'] as const),
  ...(['readTrialText', 'openForBooking', 'editSchedule', 'setLanguageText'] as const),
  ...(['setLanguageDescription', 'writeMerchandise', 'writeMembershipLevels'] as const),
  ...(['addNewsletter', 'deleteNewsletter', 'putBanner', 'addRole', 'removeRole'] as const),
  ...(['setDisabled', 'excludeAttendant', 'includeAttendant', 'changeUser'] as const),
  // The processor knows a card that it keeps already; killed-anywhere.test.ts kills it at each statement.
  ...(['newUserInfo', 'addSavedCard', 'eraseUser'] as const),
]
