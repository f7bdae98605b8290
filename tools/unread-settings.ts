import type { SettingKey } from '../rules/settings/catalogue.ts'

/** Why nothing in the program reads a setting yet. Whoever makes one work takes it off. */
type Reason = { because: string; keys: readonly SettingKey[] }

/**
 * The settings that no rule, call or screen reads. They can be filled in, and some are told to whoever asks, and nothing
 * else comes of it. This list can only grow shorter.
 */
export const unreadSettings: readonly Reason[] = [
  {
    because: 'The specification tells it to everyone and gives it no effect.',
    keys: ['ccCompanyId'],
  },
  {
    because: 'No notices in the app go out.',
    keys: ['notificationByPush', 'webPushPublicKey', 'webPushPrivateKey'],
  },
  {
    because: 'No plate reader is heard.',
    keys: ['plateReaderOn'],
  },
  {
    because: 'No lights are driven, and none follow the room by themselves.',
    keys: ['lightsProvider', 'lightsUrl', 'lightsToken', 'lightsOnWithRoom', 'lightsOffAtShutdown'],
  },
  {
    because: 'No MQTT broker and no Modbus device is spoken to.',
    keys: ['mqttUrl', 'mqttUserName', 'mqttPassword', 'modbusHost', 'modbusPort', 'modbusUnit'],
  },
  {
    because: 'No printer is driven: a receipt is text until one is.',
    keys: ['printerMode'],
  },
  {
    because: 'No phone system is driven; rooms ring in practice mode only.',
    keys: [
      'phoneSystemProvider',
      'phoneSystemHost',
      'phoneSystemPort',
      'phoneSystemUserName',
      'phoneSystemPassword',
      'phoneSystemContext',
      'phoneSystemRingSeconds',
    ],
  },
  {
    because: 'No temperature is read or set.',
    keys: [
      'temperatureProvider',
      'temperatureUrl',
      'temperatureToken',
      'temperatureUnit',
      'temperaturePoolLow',
      'temperaturePoolHigh',
      'temperatureRoomEvening',
      'temperatureRoomRest',
      'temperatureEveningBeforeMinutes',
    ],
  },
]
