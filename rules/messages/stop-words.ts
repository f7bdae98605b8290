const words: Readonly<Record<'stop' | 'start', readonly string[]>> = {
  stop: [
    'stop',
    'stopall',
    'stop all',
    'unsubscribe',
    'cancel',
    'end',
    'quit',
    'revoke',
    'optout',
    'הסר',
    'הסרה',
    'להסיר',
    'עצור',
  ],
  start: ['start', 'unstop', 'yes', 'התחל', 'כן'],
}

/** Whether an answer to our messages asks for no more of them, or for them again: the word alone, however it is written. */
export function wishIn(text: string): 'stop' | 'start' | null {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (words.stop.includes(said)) return 'stop'
  return words.start.includes(said) ? 'start' : null
}
