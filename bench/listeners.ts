/** Open streams of live events, read as the browsers of so many screens read them. */
export type Listeners = {
  /** When each has heard the next event of this name, by `performance.now()` in milliseconds, the earliest first. */
  heard(event: string): Promise<number[]>
  close(): void
}

type Line = { url: string; token?: string }

/**
 * Opens a stream of live events for each line and waits until all are greeted. Throws where one isn't answered with
 * 200.
 */
export async function listen(lines: readonly Line[]): Promise<Listeners> {
  const stopping = new AbortController()
  let times: number[] = []
  let wanted = 'hello'
  let all = Promise.withResolvers<number[]>()
  const tell = (text: string) => {
    if (!text.includes(`event: ${wanted}\n`)) return
    times.push(performance.now())
    if (times.length === lines.length) all.resolve(times)
  }
  const next = (event: string) => {
    times = []
    wanted = event
    all = Promise.withResolvers()
    return all.promise
  }
  const greeted = next('hello')
  for (const { url, token } of lines) {
    const answer = await fetch(url, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: stopping.signal,
    })
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
    follow(answer, tell).catch(() => {})
  }
  await greeted
  return { heard: next, close: () => stopping.abort() }
}

async function follow({ body }: Response, tell: (text: string) => void): Promise<void> {
  let rest = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) tell(`${block}\n`)
  }
}
