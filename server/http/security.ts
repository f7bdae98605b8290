import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

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

/** Nothing inline; beside ourselves only the card provider, the captcha and map tiles. */
export const security = plugin(async (app: FastifyInstance) => {
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
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
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
