import type { WordKey } from '@mikvah/contract/words/key.ts'
import { importFieldNames } from '@mikvah/rules/people/import-fields.ts'
import { neededOfVisits, visitImportFieldNames } from '@mikvah/rules/reservation/import-visits.ts'

/** The words about a list: of patrons, or of visits. */
type Said = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'file'
    | 'how'
    | 'columnsFirst'
    | 'made'
    | 'filled'
    | 'unchanged'
    | 'confirm'
    | 'done',
    WordKey
  >
>

/** One of the lists that can be imported: its call, its columns, and the words about it. */
export type List = {
  call: 'importPatrons' | 'importVisits'
  fields: readonly string[]
  /** The columns without which the list can't be imported. */
  needed: readonly string[]
  /** The beginning of the key of each field's word. */
  fieldWord: 'import.' | 'importVisit.'
  said: Said
}

/** The lists of an older system, in the order in which they are imported. */
export const lists: readonly List[] = [
  {
    call: 'importPatrons',
    fields: importFieldNames,
    needed: ['phone'],
    fieldWord: 'import.',
    said: {
      ...{ title: 'moveInPatrons', lead: 'moveInLead', file: 'moveInFile', how: 'moveInHow' },
      ...{ columnsFirst: 'moveInPhoneFirst', made: 'moveInMade', filled: 'moveInFilled' },
      ...{ unchanged: 'moveInUnchanged', confirm: 'moveInConfirm', done: 'moveInDone' },
    },
  },
  {
    call: 'importVisits',
    fields: visitImportFieldNames,
    needed: neededOfVisits,
    fieldWord: 'importVisit.',
    said: {
      ...{ title: 'visitsTitle', lead: 'visitsLead', file: 'visitsFile', how: 'visitsHow' },
      ...{ columnsFirst: 'visitsColumnsFirst', made: 'visitsMade', filled: 'moveInFilled' },
      ...{ unchanged: 'visitsUnchanged', confirm: 'visitsConfirm', done: 'visitsDone' },
    },
  },
]
