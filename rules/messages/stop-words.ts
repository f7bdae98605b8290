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

/**
 * What a patron's answer asks for: no more messages (`stop`), or messages again (`start`); null for any other text. The
 * word alone counts, however it is written.
 */
export function wishIn(text: string): 'stop' | 'start' | null {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (words.stop.includes(said)) return 'stop'
  return words.start.includes(said) ? 'start' : null
}
