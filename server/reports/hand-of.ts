import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { morningReport } from '@mikvah/contract/reports/morning.ts'
import { attendantNamed } from '@mikvah/rules/people/attendant-named.ts'
import type { AttendantRow } from '../attendants/store.ts'
import { type Named, workerNamed } from '../reservations/views/staff-fields.ts'

type MoveView = ResultOf<typeof morningReport>['moves'][number]
type Done = {
  /** The id of the account; null where the program did it. */
  by: string | null
  account: Named | null
  attendant: unknown
}

/**
 * Who did something: the program, a patron or the house (`byWhom`), the account by its name unless it is a patron's,
 * and the attendant whose card or section it was.
 */
export function handOf(
  { by, account, attendant }: Done,
  attendants: ReadonlyMap<unknown, AttendantRow>,
): Pick<MoveView, 'byWhom' | 'by' | 'attendant'> {
  const helper = attendants.get(attendant)
  const { name, nameHe } = helper ? attendantNamed(helper) : { name: '', nameHe: '' }
  const byPatron = account?.kind === 'patron'
  return {
    byWhom: by === null ? 'program' : byPatron ? 'patron' : 'house',
    by: account && workerNamed(account),
    attendant: helper ? { name, nameHe } : null,
  }
}
