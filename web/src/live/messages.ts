/** A message of server-sent events, with its data as text. */
export type Message = { id: string | null; event: string; data: string }

/**
 * Gives the function that takes a stream of server-sent events piece by piece, cut anywhere, and calls `onMessage` for
 * each whole message. A heartbeat is a comment, and isn't one.
 */
export function messagesOf(onMessage: (message: Message) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const message = messageIn(block)
      if (message) onMessage(message)
    }
  }
}

function messageIn(block: string): Message | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')] as const
    }),
  )
  const event = fields.get('event')
  const data = fields.get('data')
  if (event === undefined || data === undefined) return null
  return { id: fields.get('id') ?? null, event, data }
}
