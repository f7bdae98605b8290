import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { flagOf, numberOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { unsealed } from '../secrets/seal.ts'
import type { Captcha } from './captcha/captcha.ts'
import { googleCaptcha } from './captcha/google-captcha.ts'
import { practiceCaptcha } from './captcha/practice-captcha.ts'
import { liveDevices } from './devices/live-devices.ts'
import { type Devices, type Printers, practiceDevicesOf, practicePrinters } from './devices.ts'
import { liveMessages } from './messages/live-messages.ts'
import { type Messages, practiceMessages } from './messages/messages.ts'
import { NotSetUp } from './not-set-up.ts'
import type { CardProcessor, ProcessorKind } from './payments/card-processor.ts'
import { cardknoxProcessor } from './payments/cardknox/cardknox.ts'
import { practiceProcessor } from './payments/practice/payments.ts'
import { storedPracticeLedger } from './payments/practice/stored-ledger.ts'
import { storedCardVault } from './payments/stored-card-vault.ts'
import { stripeProcessor } from './payments/stripe/stripe.ts'
import { networkPrinters } from './printers/network-printers.ts'

/** Everything outside of the program, each part behind a small type. Only this file chooses what is behind it. */
export type Outside = {
  /** The card processor that the settings name; in practice mode the practice processor under that name. */
  cards(values: SettingValues): CardProcessor
  /** The bank's answer to 3-D Secure in practice; absent in live mode. */
  confirmPractice?(values: SettingValues, paymentIntent: string, ok: boolean): Promise<boolean>
  /** The captcha that the settings name; null where none is set up. */
  captcha(values: SettingValues): Captcha | null
  messages: Messages
  devices: Devices
  printers: Printers
}

/** The card processor that the settings name; Stripe unless it is Cardknox. */
export const processorKindOf = (values: SettingValues): ProcessorKind =>
  textOf(values, 'ccProcessorType') === 'cardknox' ? 'cardknox' : 'stripe'

/** The outside of practice mode: nothing leaves the server, and what would have is stored. `now` is the real clock. */
export function practiceOutside(db: Database, now: () => Ms = Date.now): Outside {
  const ledger = storedPracticeLedger(db)
  const of = (values: SettingValues) =>
    practiceProcessor({ ledger, kind: processorKindOf(values), now })
  return {
    cards: of,
    confirmPractice: (values, paymentIntent, ok) => of(values).confirm(paymentIntent, ok),
    captcha: () => practiceCaptcha,
    messages: practiceMessages,
    devices: practiceDevicesOf(db),
    printers: practicePrinters(db),
  }
}

type BaseUrls = { stripe?: string; cardknox?: string; timeoutMs?: number }

/**
 * Gives a function to the real card processor that the settings name; it throws `NotSetUp` where they lack a key of it.
 * Tests give base URLs on loopback.
 */
export function liveCards(
  db: Database,
  config: Config,
  { stripe, cardknox, timeoutMs }: BaseUrls = {},
): Outside['cards'] {
  const vault = storedCardVault(db, config)
  return (values) => {
    const secret = (key: SettingKey) => unsealed(config, textOf(values, key) ?? '') ?? ''
    const needed = (key: SettingKey) => {
      const text = secret(key)
      if (!text) throw new NotSetUp(`The setting ${key} is blank.`)
      return text
    }
    const form = {
      requiresCvv: flagOf(values, 'ccRequiresCvv') ?? false,
      requiresCardholderId: flagOf(values, 'ccRequiresCardholderId') ?? false,
      ...(timeoutMs ? { timeoutMs } : {}),
    }
    return processorKindOf(values) === 'cardknox'
      ? cardknoxProcessor({
          xKey: needed('cardknoxKey'),
          publicKey: textOf(values, 'ccPublicKey') ?? '',
          webhookPin: secret('cardknoxWebhookPin'),
          vault,
          ...form,
          ...(cardknox ? { baseUrl: cardknox } : {}),
        })
      : stripeProcessor({
          secretKey: needed('stripeSecretKey'),
          publicKey: textOf(values, 'stripePublicKey') ?? '',
          webhookSecret: secret('stripeWebhookSecret'),
          ...form,
          ...(stripe ? { baseUrl: stripe } : {}),
        })
  }
}

/**
 * Gives a function to Google's captcha, null where its secret key or the public address isn't set. Only tests give a
 * base URL.
 */
export const liveCaptcha =
  (config: Config, baseUrl?: string): Outside['captcha'] =>
  (values) => {
    const secretKey = unsealed(config, textOf(values, 'googleSecretKey') ?? '')
    if (!secretKey || !config.publicUrl) return null
    return googleCaptcha({
      secretKey,
      minimumScore: numberOf(values, 'googleMinimumScore') ?? 0.5,
      hostname: new URL(config.publicUrl).hostname,
      ...(baseUrl ? { baseUrl } : {}),
    })
  }

/** The outside of a live facility, by the providers that its settings name. */
export function liveOutside(db: Database, config: Config): Outside {
  return {
    cards: liveCards(db, config, { stripe: config.stripeUrl }),
    captcha: liveCaptcha(config),
    devices: liveDevices(config),
    printers: networkPrinters(),
    messages: liveMessages(config),
  }
}
