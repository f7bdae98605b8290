import { textOf } from '@mikvah/rules/settings/read.ts'
import type { Content } from '../facility/content.ts'
import { NotSetUp } from '../integrations/not-set-up.ts'
import type { Outside } from '../integrations/outside.ts'
import type { CardProcessor, CardReader } from '../integrations/payments/card-processor.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { within } from '../within.ts'
import { peripheralsOf, printerView, silentAfter } from './store.ts'

/** The printers in use, by name. */
export async function listPrinters({ db }: Parts) {
  return (await peripheralsOf(db.orm, 'printer')).map(printerView)
}

/**
 * The card readers: those that the processor names, where it names any; else the ones set up here, which the program
 * itself can't ask for a card (`isDriven`). One of the processor's that is set up here too, by its id or serial number,
 * has the name that it has here. Refuses with processor-error when the processor doesn't answer in three seconds.
 */
export async function listCardReaders(parts: Parts, { content }: RequestContext) {
  const theirs = await readersOfProcessor(parts, content)
  const rows = await peripheralsOf(parts.db.orm, 'cardReader')
  if (theirs.length > 0) {
    const locationId = content.locations[0]?.id ?? ''
    return theirs.map(({ id, label, labelHe = '', serial, online }) => {
      const own = rows.find(({ point }) => point === id || point === serial)
      const theirOwn = { name: label, nameHe: labelHe, usedAt: typeOf(label) }
      const { name, nameHe, usedAt } = own ?? theirOwn
      return { id, name, nameHe, locationId, online, readerType: usedAt, isDriven: true }
    })
  }
  return rows.map(({ id, name, nameHe, locationId, usedAt: readerType }) => ({
    ...{ id, name, nameHe, locationId, readerType, online: false, isDriven: false },
  }))
}

async function readersOfProcessor(
  { outside, log }: Parts,
  content: Content,
): Promise<CardReader[]> {
  const { readers } = processorIfAny(outside, content) ?? {}
  if (!readers) return []
  const location = textOf(content.values, 'stripeTerminalLocation') ?? undefined
  const listed = await within(silentAfter, readers.list(location)).catch((error) => {
    log.warn({ err: error }, 'no card readers')
    return null
  })
  if (!listed) throw new Refused('processor-error')
  return listed
}

function processorIfAny(outside: Outside, { values }: Content): CardProcessor | null {
  try {
    return outside.cards(values)
  } catch (error) {
    if (error instanceof NotSetUp) return null
    throw error
  }
}

/**
 * Whether a reader is for the desk or for a kiosk. The processor knows only its name, so a kiosk's reader must say in
 * its name that it is one.
 */
const typeOf = (name: string) =>
  /kiosk|קיוסק/i.test(name) ? ('kiosk' as const) : ('reception' as const)
