import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from './network/address.ts'
import { isAddressOrNet } from './network/trusted-proxy.ts'

/** A whole number as it is written, in no other notation. */
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most))

const environment = z.object({
  PORT: whole(0, 65_535).default(8080),
  HOST: z.string().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'must be an origin alone, such as https://mikvah.example.org')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, abort: true })
    .refine(namesDatabase, 'names no database, as in postgres://user:password@host/database')
    .transform(withValidCertificate)
    .optional(),
  // Two are kept for reads and health, so that one more is left for all else.
  DATABASE_POOL: whole(3, 200).default(10),
  MODE: z.enum(['practice', 'live']).default('practice'),
  PRACTICE_OPEN: z.literal('yes').optional(),
  OPEN_DAMAGED: z.literal('yes').optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine((list) => list.every(isAddressOrNet), 'must be addresses or nets, parted by commas'),
  SECRET_KEY: z.string().refine(isLong, 'must be at least 32 characters').optional(),
  SECRET_KEY_FORMER: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((entry) => entry.trim() !== ''))
    .refine((list) => list.every(isLong), 'must be at least 32 characters each')
    // A key may have been given with spaces around it, which are part of it then.
    .transform((list) => [...new Set(list.flatMap((entry) => [entry.trim(), entry]))]),
  NEW_SECRET_KEY: z.string().optional(),
  CLOCK: z.iso.datetime({ offset: true }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TWILIO_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'must be an origin alone, such as https://api.dublin.ie1.twilio.com')
    .default('https://api.twilio.com'),
  STRIPE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'must be an origin alone, such as https://api.stripe.com')
    .default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  CARDKNOX_KEY: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
})

/** The environment of this process, as `configOf` reads it. */
export type Config = {
  port: number
  host: string
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  /** How many connections to PostgreSQL this process may have. */
  databasePool: number
  mode: 'practice' | 'live'
  /** Whether other machines may reach a practice facility, which somebody has to set explicitly. */
  practiceOpen: boolean
  /** Whether a damaged embedded database is opened all the same, which somebody has to set explicitly. */
  openDamaged: boolean
  trustedProxies: string[]
  secretKey: string | null
  /** Former keys: what was sealed with them can still be opened; nothing new is sealed with them. */
  formerKeys: string[]
  /**
   * Set where the former key is lost: the check of the new key, as the refused start printed it. It is good for no
   * other key.
   */
  newSecretKey: string | null
  /** The instant at which the app's clock starts, which can be set in practice mode only; null for the real time. */
  clock: number | null
  logLevel: z.output<typeof environment>['LOG_LEVEL']
  /** The address of Twilio's API: another of its regions, or a stand-in. */
  twilioUrl: string
  /** The address of Stripe's API, or a stand-in. */
  stripeUrl: string
  /** The Bearer token that a monitor shows for /metrics; without it there is no such page. */
  metricsToken: string | null
}

/** The refusal of a start, or of a command such as `npm run key`, in one line that says what to mend. */
export class ConfigurationRefused extends Error {}

/** Without a name the driver takes the database that is called as the user is, which may be the server's own. */
function namesDatabase(url: string): boolean {
  return new URL(url).pathname.length > 1
}

/**
 * Where an address asks for TLS, it asks for a certificate that is valid for the host. The driver takes these modes so
 * too, with a warning that its next version won't; whoever wants that one's meaning writes uselibpqcompat=true.
 */
function withValidCertificate(url: string): string {
  const address = new URL(url)
  const query = address.searchParams
  if (query.get('uselibpqcompat') === 'true') return url
  if (!query.getAll('sslmode').some((mode) => weaker.includes(mode))) return url
  query.set('sslmode', 'verify-full')
  return address.href
}

const weaker = ['prefer', 'require', 'verify-ca']

function isLong(key: string): boolean {
  return key.trim().length >= 32
}

/** Whether an address has no path: the app works only at the root of its host. */
function isOrigin(url: string): boolean {
  const { href, origin } = new URL(url)
  return href === `${origin}/`
}

const liveSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'CARDKNOX_KEY'] as const

type Given = z.output<typeof environment>

/** The variable that lets other machines reach this one, with its value; null where none does. */
function reachedFrom({ HOST, PUBLIC_URL }: Given): string | null {
  if (HOST && !isOwnMachine(HOST)) return `HOST=${HOST}`
  const url = PUBLIC_URL ? new URL(PUBLIC_URL) : null
  const away = url && (url.protocol === 'https:' || !isOwnMachine(url.hostname))
  return away ? `PUBLIC_URL=${PUBLIC_URL}` : null
}

const isOwnMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host)

function isLoopbackAddress(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return isIP(address) > 0 && isLoopback(address)
}

function wrongInPractice(given: Given): string | null {
  const found = liveSecrets.find((name) => given[name])
  if (found) return `${found} is a live secret, and MODE is practice. Remove it, or set MODE=live.`
  const reached = given.PRACTICE_OPEN ? null : reachedFrom(given)
  return reached
    ? `${reached} opens the app to others, and MODE is practice, whose sign-ins anyone may read. Set MODE=live, or PRACTICE_OPEN=yes if that is meant.`
    : null
}

function wrongInLive({
  PRACTICE_OPEN,
  CLOCK,
  SECRET_KEY,
  PUBLIC_URL,
  TWILIO_URL,
  STRIPE_URL,
}: Given): string | null {
  if (PRACTICE_OPEN) return 'PRACTICE_OPEN is for practice only; MODE is live.'
  if (CLOCK) return 'CLOCK is for practice only; MODE is live.'
  if (!SECRET_KEY) return 'MODE=live needs SECRET_KEY, at least 32 characters.'
  for (const [name, url] of Object.entries({ TWILIO_URL, STRIPE_URL })) {
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:' && !isOwnMachine(hostname)) return `${name} must be https.`
  }
  return PUBLIC_URL ? null : 'MODE=live needs PUBLIC_URL.'
}

/** Spaces around these are part of them: something may be sealed with such a key. */
const keys = ['SECRET_KEY', 'SECRET_KEY_FORMER']

/** Reads an environment. A wrong or contradictory value is refused by throwing `ConfigurationRefused`. */
export function configOf(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) => {
      const text = keys.includes(name) ? value : value.trim()
      return text.trim() === '' ? [] : [[name, text]]
    }),
  )
  const parsed = environment.safeParse(filled)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')
    throw new ConfigurationRefused(`The environment is not right. ${wrong}`)
  }
  const given = parsed.data
  const wrong = given.MODE === 'practice' ? wrongInPractice(given) : wrongInLive(given)
  if (wrong) throw new ConfigurationRefused(wrong)
  return {
    port: given.PORT,
    host: given.HOST ?? (given.MODE === 'practice' ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: given.PUBLIC_URL ?? null,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    databasePool: given.DATABASE_POOL,
    mode: given.MODE,
    practiceOpen: given.PRACTICE_OPEN === 'yes',
    openDamaged: given.OPEN_DAMAGED === 'yes',
    trustedProxies: given.TRUSTED_PROXIES,
    secretKey: given.SECRET_KEY ?? null,
    formerKeys: given.SECRET_KEY_FORMER,
    newSecretKey: given.NEW_SECRET_KEY ?? null,
    clock: given.CLOCK ? Date.parse(given.CLOCK) : null,
    logLevel: given.LOG_LEVEL,
    twilioUrl: new URL(given.TWILIO_URL).origin,
    stripeUrl: new URL(given.STRIPE_URL).origin,
    metricsToken: given.METRICS_TOKEN ?? null,
  }
}
