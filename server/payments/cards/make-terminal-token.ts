import { textOf } from '@mikvah/rules/settings/read.ts'
import type { RequestContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'

/**
 * A secret for the connection of one card terminal: never stored, logged or cached. Refuses where the processor has no
 * terminals or can't be asked.
 */
export async function makeTerminalToken({ outside, log }: Parts, { content }: RequestContext) {
  const processor = outside.cards(content.values)
  if (!processor.terminalToken) throw new Refused('not-found')
  const location = textOf(content.values, 'stripeTerminalLocation') ?? undefined
  const secret = await processor.terminalToken(location).catch((error) => {
    log.warn({ err: error }, 'no terminal token')
    throw new Refused('processor-error')
  })
  return { secret }
}
