import { byWebCall, type SettingGroup, systemSecret, systemText, systemUrl } from './entry.ts'

const pulse = {
  type: 'whole',
  unit: 'milliseconds',
  min: 100,
  max: 30000,
  seenBy: 'admins',
} as const

/** Makers and protocols that are named as settings and have no driver yet: there is no MQTT or Modbus client. */
const undriven = ['hartmann', 'homeAssistant', 'controlbyweb', 'shelly', 'mqtt', 'modbus'] as const

/** Access control, doors and the garage. Which door belongs to which room stands with the room. */
export const access = {
  accessControlProvider: {
    ...byWebCall(undriven),
    label: 'Access control',
    help: 'The system that opens the doors. Blank: no door can be opened from here.',
  },
  accessControlUrl: {
    ...systemUrl,
    label: 'Access control address',
    help: 'The full URL of the access control server or relay, as the building’s own network sees it. For http it is asked as it stands, with {point} and {seconds} or {milliseconds} filled in; without {point} the command is posted to it as JSON. Blank: not connected.',
  },
  accessControlUserName: {
    ...systemText,
    label: 'Access control user',
    help: 'A user with the right to open doors. Blank: without signing in.',
  },
  accessControlPassword: {
    ...systemSecret,
    label: 'Access control password',
    help: 'The password that belongs to the user; without a user it is sent as a token. Blank: none.',
  },
  accessControlAllowSelfSigned: {
    type: 'flag',
    seenBy: 'admins',
    label: 'Accept its own certificate',
    standard: 'False',
    help: 'True: a self-signed certificate is accepted, as many panels have one. Use it only inside your own network.',
  },
  accessControlSiteBridge: {
    type: 'flag',
    valuesNotYet: ['True'],
    seenBy: 'admins',
    label: 'Through the bridge',
    standard: 'True',
    help: 'True: commands go through the bridge program in the building, so nothing need be opened to the internet. False: this server reaches the devices itself.',
  },
  doorPulseMilliseconds: {
    ...pulse,
    label: 'Door pulse',
    standard: '1500',
    help: 'How long a room door is released. Blank: the door’s own time.',
  },
  garageDoorPoint: {
    ...systemText,
    label: 'Garage door',
    help: 'The door or relay of the garage in the access control system. Blank: the garage cannot be opened from here.',
  },
  garageGatePoint: {
    ...systemText,
    label: 'Garage gate',
    help: 'The door or relay of the gate, for accounts with the OpenGarageGate role. Blank: the gate cannot be opened from here.',
  },
  garagePulseMilliseconds: {
    ...pulse,
    label: 'Garage pulse',
    standard: '1000',
    help: 'How long the garage button is held. Blank: one second.',
  },
  garageOpenMaxFeet: {
    type: 'whole',
    unit: 'feet',
    min: 10,
    max: 10000,
    seenBy: 'patrons',
    label: 'Garage distance',
    standard: '300',
    help: 'A patron’s phone must be within this many feet for the garage to open, and its position accurate to twice that. Blank: the garage opens for nobody.',
  },
  plateReaderOn: {
    notYet: true,
    type: 'flag',
    seenBy: 'admins',
    label: 'Plate reader',
    standard: 'False',
    help: 'True: a license plate read at the gate marks its patron’s visit as Arrived.',
  },
} as const satisfies SettingGroup
