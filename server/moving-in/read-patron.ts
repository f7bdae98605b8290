import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import { type ImportField, importFieldNames } from '@mikvah/rules/people/import-fields.ts'
import { isFormName } from '@mikvah/rules/people/name.ts'
import { countryOf } from '@mikvah/rules/settings/read.ts'
import { isCivilDate } from '@mikvah/rules/time/business-day.ts'
import { phoneOf } from '../people/phone-number.ts'
import { fieldAt, userFields } from '../people/profile/user-fields.ts'
import type { RequestContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'

/** In which column of the list a field is, counted from 0; a field that is left out isn't in it. */
export type Columns = Partial<Record<ImportField, number>>
/** A line that can be read: whose, by her telephone number, and the other fields that it fills. */
export type ReadPatron = { phone: string; fields: Readonly<Record<string, string>> }
/** What is wrong with a line of a list: with which field, said in the caller's language. */
export type BadLine = { line: number; field: string; message: string }

type Wrong = { code: RefusalCode; params?: Record<string, string> }

const own = (name: string) => isFormName(name)

/**
 * Gives a function that reads one line of a list: a patron, or the first thing wrong with it. Blank cells are left out.
 */
export function patronReader(ctx: RequestContext, columns: Columns) {
  const { content, language } = ctx
  const country = countryOf(content.values)
  const levels = new Map(content.levels.map(({ level }) => [level.toLowerCase(), level]))
  const read: Partial<Record<ImportField, (text: string) => string | Wrong>> = {
    phone: (text) => {
      try {
        return phoneOf(text, country)
      } catch (error) {
        if (error instanceof Refused) return { code: error.code }
        throw error
      }
    },
    language: (text) =>
      ['he', 'hebrew', 'עברית'].includes(text.toLowerCase())
        ? 'he'
        : ['en', 'english', 'אנגלית'].includes(text.toLowerCase())
          ? 'en'
          : { code: 'invalid-field' },
    membershipLevel: (text) =>
      levels.get(text.toLowerCase()) ?? { code: 'import-no-level', params: { level: text } },
    membershipExpiration: (text) => (isCivilDate(text) ? text : { code: 'import-date' }),
  }
  const readField = (field: ImportField, text: string): string | Wrong => {
    const special = read[field]
    if (special) return special(text)
    const key = fieldAt(field)
    const verdict = key ? userFields[key](text, own) : 'invalid-field'
    if (typeof verdict === 'string') return { code: verdict }
    return typeof verdict.value === 'string' ? verdict.value : ''
  }

  return (line: number, cells: readonly string[]): ReadPatron | BadLine => {
    const bad = (field: ImportField, { code, params }: Wrong): BadLine => ({
      ...{ line, field },
      message: textIn(language, code, { field, ...params }, content.texts),
    })
    const found = importFieldNames.flatMap((field) => {
      const at = columns[field]
      const text = at === undefined ? '' : (cells[at] ?? '').trim()
      return text === '' ? [] : [{ field, is: readField(field, text) }]
    })
    const wrong = found.find(({ is }) => typeof is !== 'string')
    if (wrong && typeof wrong.is !== 'string') return bad(wrong.field, wrong.is)
    const fields = Object.fromEntries(found.map(({ field, is }) => [field, String(is)]))
    const { phone, ...rest } = fields
    if (!phone) return bad('phone', { code: 'phone-required' })
    if (Boolean(rest.membershipLevel) !== Boolean(rest.membershipExpiration))
      return bad('membershipLevel', { code: 'import-half-membership' })
    return { phone, fields: rest }
  }
}
