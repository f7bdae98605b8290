import { mostOfList } from '@mikvah/rules/people/import-fields.ts'
import { useRef, useState } from 'react'
import type { BodyOf } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import type { List } from './lists.ts'
import type { Columns } from './seen.ts'
import { isSheet } from './sheet-text.ts'
import { textOfFile } from './text-of-file.ts'

type Wrong = 'moveInUnreadable' | 'moveInTooLarge'
type Picked = { name: string; wrong: Wrong | null }

/**
 * A file as text, or why it can't be sent. One that is too large isn't read; as text it is judged once more, since it
 * may grow.
 */
async function readOf(file: File, most: { letters: number; bytes: number }) {
  // A spreadsheet has more in it than its first sheet's words, and is small besides.
  const times = isSheet(await file.slice(0, 4).arrayBuffer()) ? 10 : 1
  if (file.size > most.bytes * times) return { wrong: 'moveInTooLarge' as const }
  const text = await textOfFile(file).catch(() => null)
  if (text === null) return { wrong: 'moveInUnreadable' as const }
  const isTooLarge = text.length > most.letters || new Blob([text]).size > most.bytes
  return isTooLarge ? { wrong: 'moveInTooLarge' as const } : text
}

/**
 * Imports a list in two steps. `choose` reads a file and has the server check it without writing (`seen`), `match`
 * checks it again with other columns, `pass` with nights filled beyond their limits or not; `confirm` writes it
 * (`done`). What failed is in `lookFailed` and `writeFailed`; what is larger than the call takes isn't sent.
 */
export function useTakeOver({ call, needed }: List) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Picked | null>(null)
  const [evenIfFull, setEvenIfFull] = useState(false)
  /** The file that was chosen last. */
  const chosen = useRef<File | undefined>(undefined)
  const look = useTell(call)
  const write = useTell(call, { stale: ['audit'] })
  const seen = look.data?.result
  const ask = (dryRun: boolean, how: { text: string; columns?: Columns; evenIfFull: boolean }) => {
    const { evenIfFull, ...list } = how
    const whole = { ...list, dryRun, ...(call === 'importVisits' ? { evenIfFull } : {}) }
    const tell = dryRun ? look : write
    tell.mutate({ body: whole as BodyOf<typeof call> })
  }
  return {
    seen,
    picked,
    done: write.data?.result,
    lookFailed: look.error,
    writeFailed: write.error,
    isAsking: look.isPending || write.isPending,
    evenIfFull,
    hasColumns: seen
      ? needed.every((field) => (seen.columns as Columns)[field] !== undefined)
      : false,
    async choose(file: File | undefined) {
      look.reset()
      write.reset()
      chosen.current = file
      const read = file ? await readOf(file, mostOfList[call]) : ''
      // Another file was chosen while this one was read.
      if (chosen.current !== file) return
      const isText = typeof read === 'string'
      setPicked(file ? { name: file.name, wrong: isText ? null : read.wrong } : null)
      setText(isText ? read : '')
      if (isText && read) ask(true, { text: read, evenIfFull })
    },
    match: (columns: Columns) => ask(true, { text, columns, evenIfFull }),
    pass(full: boolean) {
      setEvenIfFull(full)
      ask(true, { text, columns: seen?.columns, evenIfFull: full })
    },
    confirm: () => ask(false, { text, columns: seen?.columns, evenIfFull }),
  }
}
