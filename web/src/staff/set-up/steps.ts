import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import {
  IconCircleCheck,
  IconClock,
  IconCoin,
  IconCreditCard,
  IconDoor,
  IconMapPin,
  IconMessage,
  IconStar,
  IconUsers,
  type Icon as TablerIcon,
} from '@tabler/icons-react'

export type StepName = (typeof steps)[number]['name']

/** A step of the set-up; one without settings has a screen of its own. */
export type SetUpStep = {
  name: string
  icon: TablerIcon
  /** The settings that the step asks for, in this order. */
  keys: readonly SettingKey[]
}

/** The steps of the set-up, in their order. The settings page has all of these settings, and the rest. */
export const steps = [
  {
    name: 'place',
    icon: IconMapPin,
    keys: [
      ...(['mikvahName', 'mikvahNameHe', 'websiteAddress', 'locationLat', 'locationLong'] as const),
      ...(['locationTimeZone', 'countryCode', 'currency', 'defaultLanguage'] as const),
    ],
  },
  {
    name: 'zman',
    icon: IconStar,
    keys: [
      ...(['zmanMinutes', 'zmanDegrees', 'zmanMinutesFriday', 'zmanDegreesFriday'] as const),
      ...(['zmanMinutes72', 'shkiaOffsetMinutes', 'candleLightingMinutes'] as const),
    ],
  },
  {
    name: 'hours',
    icon: IconClock,
    keys: [
      ...(['openWeekdays', 'openFridays', 'openMotzoeiShabbos', 'openYomTov'] as const),
      ...(['openEarliestHour', 'openEarliestHourWinter', 'openBeforeZmanMinutes'] as const),
      ...(['openAfterShabbosMinutes', 'lastEntryHour', 'lastEntryHourWinter'] as const),
      'reservationSlotIncrement',
    ],
  },
  {
    name: 'rooms',
    icon: IconDoor,
    keys: [
      ...(['roomsAvailable', 'roomsAvailableBath', 'roomsAvailableShower'] as const),
      ...(['roomsAvailableHandicapped', 'roomsAvailablePrivateRoom'] as const),
      ...(['roomsAvailableKallah', 'roomsAvailableFriday', 'parkingAvailable'] as const),
      ...(['reservationMinutesBath', 'reservationMinutesShower', 'cleaningMinutes'] as const),
    ],
  },
  {
    name: 'prices',
    icon: IconCoin,
    keys: [
      ...(['priceBath', 'priceShower', 'pricePrivateBath', 'pricePrivateShower'] as const),
      ...(['priceKallah', 'priceSegula', 'priceFriday', 'priceParking'] as const),
      'priceDoubleSlot',
    ],
  },
  {
    name: 'texts',
    icon: IconMessage,
    keys: [
      ...(['phoneNumber', 'websiteEmail', 'smsProvider', 'smsFrom'] as const),
      ...(['smsTwilioAccountSid', 'smsTwilioAuthToken', 'smsTwilioMessagingServiceSid'] as const),
      ...(['smsHttpUrl', 'smsHttpHeaders', 'smsHttpBody'] as const),
    ],
  },
  {
    name: 'cards',
    icon: IconCreditCard,
    keys: [
      ...(['ccProcessorType', 'stripePublicKey', 'stripeSecretKey'] as const),
      ...(['stripeWebhookSecret', 'ccPublicKey', 'cardknoxKey', 'cardknoxWebhookPin'] as const),
    ],
  },
  { name: 'people', icon: IconUsers, keys: [] },
  { name: 'open', icon: IconCircleCheck, keys: [] },
] as const satisfies readonly SetUpStep[]

/** Settings that only one provider needs, by the setting and the value that choose that provider. */
const onlyWith: Partial<Record<SettingKey, readonly [chooser: SettingKey, choice: string]>> = {
  smsTwilioAccountSid: ['smsProvider', 'twilio'],
  smsTwilioAuthToken: ['smsProvider', 'twilio'],
  smsTwilioMessagingServiceSid: ['smsProvider', 'twilio'],
  smsHttpUrl: ['smsProvider', 'http'],
  smsHttpHeaders: ['smsProvider', 'http'],
  smsHttpBody: ['smsProvider', 'http'],
  stripePublicKey: ['ccProcessorType', 'stripe'],
  stripeSecretKey: ['ccProcessorType', 'stripe'],
  stripeWebhookSecret: ['ccProcessorType', 'stripe'],
  ccPublicKey: ['ccProcessorType', 'cardknox'],
  cardknoxKey: ['ccProcessorType', 'cardknox'],
  cardknoxWebhookPin: ['ccProcessorType', 'cardknox'],
}

/**
 * The settings that a step asks for, given the values typed and saved: without those of a provider that isn't chosen.
 */
export const askedKeys = (
  { keys }: SetUpStep,
  values: Readonly<Record<string, string>>,
): readonly SettingKey[] =>
  keys.filter((key) => {
    const only = onlyWith[key]
    return !only || values[only[0]]?.toLowerCase() === only[1]
  })
