type Node = string | { [key: string]: Node }

/** `metadata[a]=1&expand[0]=x` as Stripe reads it: nested fields, and lists where the keys are 0, 1, 2 … */
export function readForm(text: string): Record<string, unknown> {
  const root: { [key: string]: Node } = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''))
    put(root, [first, ...rest], value)
  }
  return Object.fromEntries(Object.entries(root).map(([key, node]) => [key, listsOf(node)]))
}

function put(node: { [key: string]: Node }, path: readonly string[], value: string): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    node[key] = value
    return
  }
  const child = node[key]
  const inner = typeof child === 'object' ? child : {}
  node[key] = inner
  put(inner, rest[0] === '' ? [String(Object.keys(inner).length), ...rest.slice(1)] : rest, value)
}

function listsOf(node: Node): unknown {
  if (typeof node === 'string') return node
  const entries = Object.entries(node)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  if (isList) return entries.map(([, value]) => listsOf(value))
  return Object.fromEntries(entries.map(([key, value]) => [key, listsOf(value)]))
}
