import type { SettingGroup } from './entry.ts'

const flag = { type: 'flag', seenBy: 'staff' } as const

/**
 * The settings of the flow of a visit: its steps, pools and cubicles, what screens show and ask for, the card swipe,
 * the passcode at the room, the supplies, and how long notes and personal fields of past visits are kept.
 */
export const flow = {
  flowChecking: {
    ...flag,
    label: 'Step: checking',
    standard: 'True',
    help: 'True: a patron who is prepared asks to be checked, and an attendant takes her through Checking. False: she goes straight to Ready.',
  },
  flowChecked: {
    ...flag,
    label: 'Step: checked',
    standard: 'True',
    help: 'True: after Checking comes Checked before she is Ready. False: Checking ends in Ready. It has no effect while checking is off.',
  },
  flowToFromMikvah: {
    ...flag,
    label: 'Steps: to and from the mikvah',
    standard: 'True',
    help: 'True: the way to the pool and back are steps of their own. False: Ready leads to In Mikvah, and that to Dressing.',
  },
  flowDoorEvents: {
    ...flag,
    label: 'Doors move the visit',
    standard: 'False',
    help: 'True: opening the dry or the wet door of a room takes its visit to the next step. False: door events are logged only.',
  },
  doorEventsEndVisit: {
    ...flag,
    label: 'Dry door ends the visit',
    standard: 'False',
    help: 'True: when a patron who is dressing opens the dry door her visit is Done. It needs doors that move the visit.',
  },
  poolsAvailable: {
    type: 'whole',
    unit: 'pools',
    min: 1,
    max: 50,
    seenBy: 'staff',
    label: 'Pools',
    standard: '4',
    help: 'How many patrons may be in the mikvah at the same time. Blank: four.',
  },
  corridorsAvailable: {
    type: 'whole',
    unit: 'corridors',
    min: 1,
    max: 50,
    seenBy: 'staff',
    label: 'Corridors',
    standard: '',
    help: 'How many patrons may be on their way to or from a pool at the same time, so that they do not meet. Blank: no limit.',
  },
  useCubicles: {
    ...flag,
    label: 'Cubicles',
    standard: 'True',
    help: 'True: Reception can give a waiting patron a cubicle.',
  },
  showUserNameinResDetails: {
    ...flag,
    label: 'Names at the desk',
    standard: 'False',
    help: 'True: reservation details show the patron’s name. False: staff screens show codes only.',
  },
  reservationsStatusChangeCardCode: {
    ...flag,
    label: 'Card swipe',
    standard: 'False',
    help: 'True: Reception and Attendant confirm every change of status with a card swipe within 15 seconds.',
  },
  kioskAsksFor: {
    type: 'choice',
    choices: ['phoneAndCode', 'phone'],
    required: true,
    seenBy: 'staff',
    label: 'The kiosk asks for',
    standard: 'phoneAndCode',
    help: 'Her phone number and the code from her confirmation, or the number alone, which anyone who knows it could enter.',
  },
  roomAdminPasscode: {
    type: 'passcode',
    seenBy: 'admins',
    label: 'Room admin passcode',
    standard: '',
    help: 'The 4 digits that open the staff menu of a room screen. Blank: the staff menu stays locked.',
  },
  supplyItems: {
    type: 'supplies',
    seenBy: 'staff',
    label: 'Supplies on room screens',
    standard: '',
    help: 'The supplies a patron can ask for, as codes parted by commas, in the order shown, for example soap, towel, other. Blank: the whole list of 25.',
  },
  retentionMonths: {
    type: 'whole',
    unit: 'months',
    min: 1,
    max: 600,
    seenBy: 'admins',
    label: 'Keep visits for',
    standard: '',
    help: 'After this many months notes and personal fields of past visits are removed; totals stay. Blank: they are kept.',
  },
} as const satisfies SettingGroup
