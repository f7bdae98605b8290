import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import {
  movesNoMoney,
  type OpeningProof,
  openingProofs,
} from '@mikvah/rules/settings/opening-proofs.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { and, asc, eq, gte, inArray } from '../db/drizzle/queries.ts'
import { processorKindOf } from '../integrations/outside.ts'
import type { ProcessorKind } from '../integrations/payments/card-processor.ts'
import { attempts } from '../payments/table.ts'
import type { Moment } from '../request/context.ts'
import { settings } from '../settings/table.ts'
import { readTrial } from './trial-came.ts'

type Judge = (db: Db, moment: Moment) => Promise<Ms | null>

/** How it is found when each proof was given; null while it wasn't. */
const judges: Record<OpeningProof, Judge> = {
  text: async (_, { content }) => content.opening.textAt,
  /** The first charge by the processor of the settings since its keys were entered, if these move real money. */
  charge: async (db, { content: { values } }) => {
    const processorNow = processorKindOf(values)
    if (processorNow === 'stripe' && movesNoMoney(textOf(values, 'stripePublicKey') ?? ''))
      return null
    const { kind, state, processor, closedAt } = attempts
    const keys = await db
      .select({ changedAt: settings.changedAt })
      .from(settings)
      .where(inArray(settings.key, keysOf[processorNow]))
    const [first] = await db
      .select({ closedAt })
      .from(attempts)
      .where(
        and(
          eq(kind, 'charge'),
          eq(state, 'approved'),
          eq(processor, processorNow),
          gte(closedAt, Math.max(0, ...keys.map(({ changedAt }) => changedAt))),
        ),
      )
      .orderBy(asc(closedAt))
      .limit(1)
    return first?.closedAt ?? null
  },
}

/** The settings that decide which account of a processor is used. */
const keysOf = {
  stripe: ['stripePublicKey', 'stripeSecretKey'],
  cardknox: ['cardknoxKey', 'ccPublicKey'],
} as const satisfies Record<ProcessorKind, readonly SettingKey[]>

/**
 * For each proof that a facility gives before it opens, when that was, by the app's clock; null while it wasn't given.
 */
export async function provedOf(db: Db, moment: Moment): Promise<Record<OpeningProof, Ms | null>> {
  const [text, charge] = [await judges.text(db, moment), await judges.charge(db, moment)]
  return { text, charge }
}

/**
 * How far a new facility is with its opening: whether it is open, each proof with when it was given (null before), and
 * what became of the last trial text.
 */
export async function readOpening(db: Db, moment: Moment) {
  const proved = await provedOf(db, moment)
  const { opening, timeZone } = moment.content
  return {
    trialText: await readTrial(db, moment),
    open: !opening.shut,
    proofs: openingProofs.map((proof) => {
      const at = proved[proof]
      return { proof, provedAt: at === null ? null : instantTextOf(at, timeZone) }
    }),
  }
}
