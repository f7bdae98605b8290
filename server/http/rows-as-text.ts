import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

type Row = Record<string, unknown>
/** The rows of an answer, some at a time, as they are read. */
export type Rows = AsyncGenerator<readonly object[]>
type Write = { head: string; row: (row: Row) => string; between: string; end: string }

/** The rows as text, written while they are read; the first are waited for, and a failure in them is thrown here. */
export async function rowsAsText(write: Write, rows: Rows): Promise<Readable> {
  const first = await rows.next()
  return Readable.from(textsOf(write, first, rows))
}

async function* textsOf(
  { head, row, between, end }: Write,
  first: IteratorResult<readonly object[]>,
  rest: Rows,
): AsyncGenerator<string> {
  yield head
  let isFirst = true
  const textOf = (rows: readonly object[]) => {
    const text = rows.map((one) => row(one as Row)).join(between)
    const whole = isFirst ? text : between + text
    isFirst = false
    return whole
  }
  if (!first.done) {
    if (first.value.length > 0) yield textOf(first.value)
    for await (const rows of rest) {
      if (rows.length > 0) yield textOf(rows)
      // With an embedded database and a fast reader this loop would otherwise leave nobody else a turn.
      await setImmediate()
    }
  }
  if (end) yield end
}
