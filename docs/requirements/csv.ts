/** Reads a table of quoted cells; the first line names the columns. */
export function rowsFromCsv(text: string): Record<string, string>[] {
  const [head = [], ...lines] = text.trimEnd().split('\n').map(cellsOf)
  return lines.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])))
}

export function csvFromRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => quoted(row[column])).join(','))
  return `${[columns.join(','), ...lines].join('\n')}\n`
}

function cellsOf(line: string): string[] {
  const cells = line.match(/(?<=^|,)("(?:[^"]|"")*"|[^,]*)/g) ?? []
  return cells.map((cell) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  )
}

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
