import { byWebCall, type SettingGroup, systemSecret, systemText, systemUrl } from './entry.ts'

const notYet = { notYet: true } as const
const text = { ...notYet, ...systemText } as const
const secret = { ...notYet, ...systemSecret } as const
const flag = { type: 'flag', seenBy: 'admins' } as const
const port = { ...notYet, type: 'whole', min: 1, max: 65535, seenBy: 'admins' } as const
const degrees = {
  ...notYet,
  type: 'number',
  unit: 'degrees',
  min: 0,
  max: 120,
  seenBy: 'staff',
} as const

/** Makers and protocols that are named as settings and have no driver yet, as in `access.ts`. */
const undriven = ['homeAssistant', 'shelly', 'controlbyweb', 'mqtt', 'modbus'] as const

/** The settings of lights, printers, the phone system and temperature, and of MQTT and Modbus. */
export const equipmentSettings = {
  lightsProvider: {
    ...byWebCall(undriven),
    label: 'Lights',
    help: 'The system that switches the lights in the rooms. Blank: lights are not switched from here.',
  },
  lightsUrl: {
    ...systemUrl,
    label: 'Lights address',
    help: 'The full URL of the light system. For http it is asked as it stands, with {point} and {op} (on or off) filled in; without {point} the command is posted to it as JSON. Blank: not connected.',
  },
  lightsToken: {
    ...systemSecret,
    label: 'Lights token',
    help: 'The token or password of the light system. Blank: none.',
  },
  lightsOnWithRoom: {
    ...notYet,
    ...flag,
    label: 'Lights follow the room',
    standard: 'True',
    help: 'True: a room’s lights go on when a patron is placed in it and off when it waits to be cleaned. Never on Shabbos and Yom Tov.',
  },
  lightsOffAtShutdown: {
    ...notYet,
    ...flag,
    label: 'Lights off at the end',
    standard: 'True',
    help: 'True: all lights go off when the evening ends. Never on Shabbos and Yom Tov.',
  },
  mqttUrl: {
    ...text,
    label: 'MQTT broker',
    help: 'For example mqtts://broker:8883. Blank: MQTT is not used.',
  },
  mqttUserName: {
    ...text,
    label: 'MQTT user',
    help: 'The name to sign in to the broker with. Blank: without signing in.',
  },
  mqttPassword: {
    ...secret,
    label: 'MQTT password',
    help: 'The password that belongs to it. Blank: none.',
  },
  modbusHost: {
    ...text,
    label: 'Modbus device',
    help: 'The name or address of the relay board or controller. Blank: Modbus is not used.',
  },
  modbusPort: { ...port, label: 'Modbus port', standard: '502', help: 'Its port. Blank: 502.' },
  modbusUnit: {
    ...notYet,
    type: 'whole',
    min: 0,
    max: 255,
    seenBy: 'admins',
    label: 'Modbus unit',
    standard: '1',
    help: 'Its unit number. Blank: 1.',
  },
  printReceiptAtCheckin: {
    ...flag,
    seenBy: 'staff',
    label: 'Print at check-in',
    standard: 'True',
    help: 'True: checking in prints a receipt when a printer is chosen. Nothing prints on Shabbos and Yom Tov.',
  },
  printerCopies: {
    type: 'whole',
    unit: 'copies',
    min: 1,
    max: 5,
    seenBy: 'admins',
    label: 'Copies',
    standard: '1',
    help: 'How many of each receipt. Blank: one.',
  },
  printerMode: {
    ...notYet,
    type: 'choice',
    choices: ['raster', 'codepage'],
    required: true,
    seenBy: 'admins',
    label: 'How receipts are printed',
    standard: 'raster',
    help: 'As a picture shows Hebrew on every printer. As letters is faster, on printers with Hebrew letters. Each printer may say otherwise.',
  },
  printerHeader: {
    type: 'longText',
    maxLength: 500,
    seenBy: 'admins',
    label: 'Top of the receipt',
    standard: '',
    help: 'Lines above the receipt. Choose words that say no more than they must. Blank: none.',
  },
  printerFooter: {
    type: 'longText',
    maxLength: 500,
    seenBy: 'admins',
    label: 'Foot of the receipt',
    standard: 'Thank you',
    help: 'Lines below the receipt. Blank: none.',
  },
  phoneSystemProvider: {
    type: 'choice',
    choices: ['asteriskAmi', 'asteriskAri', 'http'],
    seenBy: 'admins',
    label: 'Phone system',
    standard: '',
    help: 'The phone system that rings the rooms. Blank: no room is rung from here.',
  },
  phoneSystemHost: {
    ...systemText,
    label: 'Phone system address',
    help: 'Its name or address, or a full URL for a web call, with {point} for the room’s extension and {from} for the caller’s. Blank: not connected.',
  },
  phoneSystemPort: {
    type: 'whole',
    min: 1,
    max: 65535,
    seenBy: 'admins',
    label: 'Phone system port',
    standard: '',
    help: 'Its port (5038 for Asterisk’s AMI, 8088 for its ARI). Blank: the usual one.',
  },
  phoneSystemUserName: {
    ...systemText,
    label: 'Phone system user',
    help: 'A user with the right to place calls. Blank: without signing in.',
  },
  phoneSystemPassword: {
    ...systemSecret,
    label: 'Phone system password',
    help: 'The password or secret that belongs to it. Blank: none.',
  },
  phoneSystemContext: {
    ...systemText,
    maxLength: 80,
    label: 'Dial context',
    standard: 'from-internal',
    help: 'The dial plan’s context for calls between extensions. Blank: from-internal.',
  },
  phoneSystemRingSeconds: {
    type: 'whole',
    unit: 'seconds',
    min: 5,
    max: 120,
    seenBy: 'admins',
    label: 'Ring for',
    standard: '30',
    help: 'How long a room rings before the call is given up. Blank: 30 seconds.',
  },
  temperatureProvider: {
    ...notYet,
    type: 'choice',
    choices: ['homeAssistant', 'shelly', 'mqtt', 'modbus', 'http'],
    seenBy: 'admins',
    label: 'Temperature',
    standard: '',
    help: 'The system that reads and sets the temperature of pools and rooms. Blank: no temperatures are shown.',
  },
  temperatureUrl: {
    ...notYet,
    ...systemUrl,
    label: 'Temperature address',
    help: 'The full URL of that system. Blank: not connected.',
  },
  temperatureToken: {
    ...secret,
    label: 'Temperature token',
    help: 'Its token or password. Blank: none.',
  },
  temperatureUnit: {
    ...notYet,
    type: 'choice',
    choices: ['F', 'C'],
    required: true,
    seenBy: 'staff',
    label: 'Degrees',
    standard: 'F',
    help: 'Fahrenheit or Celsius, on screens and in the values below.',
  },
  temperaturePoolLow: {
    ...degrees,
    label: 'Pool too cold',
    standard: '95',
    help: 'Below this a pool is marked and an alarm goes out. Blank: never.',
  },
  temperaturePoolHigh: {
    ...degrees,
    label: 'Pool too warm',
    standard: '102',
    help: 'Above this a pool is marked and an alarm goes out. Blank: never.',
  },
  temperatureRoomEvening: {
    ...degrees,
    label: 'Rooms in the evening',
    standard: '76',
    help: 'What the rooms are heated or cooled to before opening. Blank: the thermostats are left alone.',
  },
  temperatureRoomRest: {
    ...degrees,
    label: 'Rooms at rest',
    standard: '66',
    help: 'What the rooms are set to when the evening ends. Blank: the thermostats are left alone.',
  },
  temperatureEveningBeforeMinutes: {
    ...notYet,
    type: 'minutes',
    unit: 'minutes',
    min: 0,
    max: 480,
    seenBy: 'admins',
    label: 'Begin heating',
    standard: '120',
    help: 'How long before opening the rooms are brought to their evening temperature. Blank: at opening.',
  },
} as const satisfies SettingGroup
