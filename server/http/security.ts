import helmet from '@fastify/helmet'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import type { Parts } from '../asked/parts.ts'

const cardHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://cdn.cardknox.com'],
  frame: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://cdn.cardknox.com',
  ],
  connect: ['https://api.stripe.com', 'https://x1.cardknox.com'],
}
const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** The settings that name a picture elsewhere. */
const pictures: readonly SettingKey[] = ['websiteMapTilesUrl', 'websiteBannerImage']

/** Nothing inline; beside ourselves only the card provider, the captcha and the pictures the settings name. */
export const security = plugin(async (app: FastifyInstance, { parts }: { parts: Parts }) => {
  const pictureHosts = () =>
    pictures.map((key) => hostOf(textOf(parts.facility.lastKnown().values, key))).join(' ')

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...cardHosts.script, ...captcha],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', pictureHosts],
        connectSrc: ["'self'", ...cardHosts.connect],
        frameSrc: [...cardHosts.frame, ...captcha],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
})

/** `https://{s}.tiles.example/{z}` as a policy names it, https://*.tiles.example; '' for what is no address. */
export function hostOf(address: string | null): string {
  const [, scheme, host] =
    /^(https?:)\/\/((?:\{s\}\.)?[\w.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(address ?? '') ?? []
  return scheme && host ? `${scheme}//${host.replace('{s}', '*')}` : ''
}
