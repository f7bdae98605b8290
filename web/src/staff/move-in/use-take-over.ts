import { useRef, useState } from 'react'
import type { BodyOf } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import type { List } from './lists.ts'
import type { Columns } from './seen.ts'
import { textOfFile } from './text-of-file.ts'

/**
 * Imports a list in two steps. `choose` reads a file and has the server check it without writing (`seen`), `match`
 * checks it again with other columns, `pass` with nights filled beyond their limits or not; `confirm` writes it
 * (`done`). What failed is in `lookFailed` and `writeFailed`.
 */
export function useTakeOver({ call, needed }: List) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<{ name: string; isRead: boolean } | null>(null)
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
      const read = file ? await textOfFile(file).catch(() => null) : ''
      // Another file was chosen while this one was read.
      if (chosen.current !== file) return
      setPicked(file ? { name: file.name, isRead: read !== null } : null)
      setText(read ?? '')
      if (read) ask(true, { text: read, evenIfFull })
    },
    match: (columns: Columns) => ask(true, { text, columns, evenIfFull }),
    pass(full: boolean) {
      setEvenIfFull(full)
      ask(true, { text, columns: seen?.columns, evenIfFull: full })
    },
    confirm: () => ask(false, { text, columns: seen?.columns, evenIfFull }),
  }
}
