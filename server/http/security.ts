import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import helmet from 'helmet'
import type { Parts } from '../request/parts.ts'

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

/** The settings with the address of a picture or map elsewhere. */
const pictures: readonly SettingKey[] = ['websiteMapTilesUrl', 'websiteBannerImage']

/**
 * Sets the security headers. Nothing inline runs but what a page names by its hash; other hosts are only the card
 * provider, the captcha and the pictures that the settings name. The headers are written anew when the settings change,
 * not for each answer.
 */
export const security = plugin(async (app: FastifyInstance, { parts }: { parts: Parts }) => {
  let written = { hosts: '', headers: headersFor([]) }
  app.addHook('onRequest', async (_, reply) => {
    const { values } = parts.facility.lastKnown()
    const hosts = pictures.map((key) => hostOf(textOf(values, key))).filter(Boolean)
    if (written.hosts !== hosts.join())
      written = { hosts: hosts.join(), headers: headersFor(hosts) }
    reply.raw.setHeaders(written.headers)
  })
})

/** The headers that helmet gives every answer, Content-Security-Policy (CSP) among them. */
function headersFor(pictureHosts: readonly string[]): Headers {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
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
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureHosts],
        connectSrc: ["'self'", ...cardHosts.connect],
        // The newsletter is shown in a frame of its page.
        frameSrc: ["'self'", ...cardHosts.frame, ...captcha],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  write(answer.req, answer, () => {})
  return new Headers(Object.entries(answer.getHeaders()).map(([name, said]) => [name, `${said}`]))
}

/**
 * The host of an address as a policy names it, where `{s}` stands for any: https://*.tiles.example. It is blank for
 * what is no address.
 */
export function hostOf(address: string | null): string {
  const [, scheme, host] =
    /^(https?:)\/\/((?:\{s\}\.)?[\w.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(address ?? '') ?? []
  return scheme && host ? `${scheme}//${host.replace('{s}', '*')}` : ''
}
