import {
  type VisitImportField,
  visitImportFields,
} from '@mikvah/rules/reservation/import-visits.ts'
import type { SignedInContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import type { BadLine } from './read-patron.ts'

/** Which column of the list a refusal is about, for refusals that name no field of the booking. */
const columnOf: Partial<Record<string, VisitImportField>> = {
  ...{ 'import-no-patron': 'phone', 'import-visit-twice': 'date', 'import-other-visit': 'date' },
  ...{ 'night-past': 'date', 'night-closed': 'date' },
  ...{
    'bath-not-offered': 'room',
    'shower-not-offered': 'room',
    'bath-not-in-shabbos-mode': 'room',
  },
}

const isVisitImportField = (path: string): path is VisitImportField =>
  Object.hasOwn(visitImportFields, path)

/** A refusal as the fault of a line of the list; any other error is thrown. */
export function badLine(
  { language, content }: SignedInContext,
  line: number,
  error: unknown,
): BadLine {
  if (!(error instanceof Refused)) throw error
  const { code, more } = error
  const path = more.errors?.[0]?.path ?? ''
  const field = columnOf[code] ?? (isVisitImportField(path) ? path : 'time')
  return { line, field, message: textIn(language, code, more.params ?? {}, content.texts) }
}
