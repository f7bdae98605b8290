import type { SettingGroup } from './entry.ts'

const rooms = { type: 'whole', unit: 'rooms', min: 0, max: 500, seenBy: 'staff' } as const
const spaces = { type: 'whole', unit: 'spaces', min: 0, max: 1000, seenBy: 'staff' } as const

/**
 * The settings of how many rooms, visits of each kind, parking spaces and seats of the salon may be taken at one
 * instant. A second location has its own values of these.
 */
export const capacity = {
  roomsAvailable: {
    ...rooms,
    label: 'All rooms',
    standard: '18',
    help: 'How many rooms, of every kind together, may be taken at the same time. Blank or 0: nothing can be booked.',
  },
  roomsAvailableShower: {
    ...rooms,
    label: 'Shower rooms',
    standard: '',
    help: 'How many shower visits may overlap. Blank: only the number of all rooms limits them. 0: no showers.',
  },
  roomsAvailableBath: {
    ...rooms,
    label: 'Bath rooms',
    standard: '12',
    help: 'How many bath visits may overlap. Blank: only the number of all rooms limits them. 0: no baths.',
  },
  roomsAvailableHandicapped: {
    ...rooms,
    seenBy: 'patrons',
    label: 'Accessible rooms',
    standard: '1',
    help: 'How many visits in an accessible room may overlap. Blank or 0: accessible rooms are not offered.',
  },
  roomsAvailableFriday: {
    ...rooms,
    label: 'Rooms on Friday and Yom Tov nights',
    standard: '',
    help: 'How many rooms may be taken at the same time on Friday nights and in Shabbos mode, when no room type is chosen. Blank: as many as on other nights.',
  },
  roomsAvailableKallah: {
    ...rooms,
    label: 'Kallah rooms',
    standard: '1',
    help: 'How many kallah visits may overlap. Blank or 0: kallah visits are not offered.',
  },
  roomsAvailablePrivateRoom: {
    ...rooms,
    label: 'Private rooms',
    standard: '3',
    help: 'How many private-room visits, with shower or bath, may overlap. Blank or 0: private rooms are not offered.',
  },
  roomsAvailableSegula: {
    ...rooms,
    label: 'Segula visits',
    standard: '',
    help: 'How many segula visits may overlap. Blank: only the kind of room and the number of all rooms limit them; whether segula is offered at all is decided by its price.',
  },
  roomsAvailableChabadBor: {
    ...rooms,
    label: 'Chabad Bor',
    standard: '2',
    help: 'How many visits to the Chabad Bor (one pit above the other) may overlap. Blank or 0: it is not offered.',
  },
  roomsAvailableChabadBorShower: {
    ...rooms,
    label: 'Chabad Bor, shower',
    standard: '',
    help: 'How many of the Chabad Bor visits may be showers at the same time. Blank: only the Chabad Bor number limits them.',
  },
  roomsAvailableChabadBorBath: {
    ...rooms,
    label: 'Chabad Bor, bath',
    standard: '',
    help: 'How many of the Chabad Bor visits may be baths at the same time. Blank: only the Chabad Bor number limits them.',
  },
  roomsAvailableChabadBorFriday: {
    ...rooms,
    label: 'Chabad Bor on Friday and Yom Tov nights',
    standard: '',
    help: 'How many Chabad Bor visits may overlap on Friday nights and in Shabbos mode. Blank: as many as on other nights; in Shabbos mode only the number of rooms limits them then. 0: not on these nights.',
  },
  parkingAvailable: {
    ...spaces,
    label: 'Parking',
    standard: '10',
    help: 'How many parking spaces may be taken at the same time. Blank or 0: no parking is offered but the accessible spaces.',
  },
  parkingAvailableHandicapped: {
    ...spaces,
    label: 'Accessible parking',
    standard: '1',
    help: 'How many accessible parking spaces may be taken at the same time. Blank or 0: an accessible visit parks on the other spaces.',
  },
  salonAvailable: {
    type: 'whole',
    unit: 'seats',
    min: 0,
    max: 100,
    seenBy: 'staff',
    label: 'Salon seats',
    standard: '1',
    help: 'How many patrons the salon can serve at the same time after their visit. Blank: one. 0: the salon is closed.',
  },
} as const satisfies SettingGroup
