import { languages } from '@mikvah/rules/words/language.ts'
import { instant } from '../db/columns.ts'
import { boolean, index, integer, pgTable, text, uniqueIndex } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'
import { users } from '../people/table.ts'

/**
 * Sign-in codes that were requested. The caller names hers by its request; several may be valid. Times are by the real
 * clock.
 */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** The hash of the request's id. */
    id: text('id').primaryKey(),
    phone: text('phone').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Wrong tries by whoever named the request. */
    tries: integer('tries').notNull().default(0),
    /** The e-mail address she gave; stored in her record only once she has named the request and the code is right. */
    email: text('email'),
    language: text('language', { enum: languages }).notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    oneOf('login_codes_language', t.language),
    index('login_codes_phone').on(t.phone, t.sentAt),
  ],
)

/** The devices of patrons, and screens that were paired: each has a random secret, stored as a hash. */
export const deviceCredentials = pgTable(
  'device_credentials',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /**
     * Whether the device signed in by a number that may by now be somebody else's; it may do little until its patron
     * confirms the number.
     */
    unconfirmed: boolean('unconfirmed').notNull().default(false),
  },
  (t) => [
    uniqueIndex('device_credentials_secret').on(t.secretHash),
    index('device_credentials_user').on(t.userId),
    index('device_credentials_unconfirmed').on(t.id).where(sql`${t.unconfirmed}`),
  ],
)

/** Chains of refresh tokens; each is traded for its successor, once, or once more where the answer was lost. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: text('id').primaryKey(),
    family: text('family').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    deviceCredentialId: text('device_credential_id'),
    secretHash: text('secret_hash').notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tradedAt: instant('traded_at'),
    successorId: text('successor_id'),
    revoked: boolean('revoked').notNull().default(false),
  },
  (t) => [
    uniqueIndex('refresh_tokens_secret').on(t.secretHash),
    index('refresh_tokens_family').on(t.family),
    index('refresh_tokens_user').on(t.userId),
    index('refresh_tokens_device').on(t.deviceCredentialId),
  ],
)

/** Families whose access tokens were revoked before they ran out. Times are by the real clock. */
export const endedFamilies = pgTable(
  'ended_families',
  {
    family: text('family').primaryKey(),
    endedAt: instant('ended_at').notNull(),
  },
  (t) => [index('ended_families_ended').on(t.endedAt)],
)
