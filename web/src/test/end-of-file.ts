import { afterAll } from 'vitest'
import { stylesByTag } from './styles-by-tag.ts'

/**
 * Files share a process, and each has a document of its own: what one still waits for, or begins to wait for when its
 * last test is over, would find the document gone. It ends with the file.
 */
const waits = new Set<ReturnType<typeof setTimeout>>()
let isOver = false

function ends<Start extends typeof setTimeout | typeof setInterval>(start: Start): Start {
  const started = (...asked: Parameters<Start>) => {
    const wait = Reflect.apply(start, globalThis, asked) as ReturnType<typeof setTimeout>
    if (isOver) clearTimeout(wait)
    else waits.add(wait)
    return wait
  }
  return Object.assign(started, start) as unknown as Start
}

globalThis.setTimeout = ends(setTimeout)
globalThis.setInterval = ends(setInterval)

/** A page counts its time from when it began, and here that is with its file: the process may be many minutes old. */
const inProcess = performance.now.bind(performance)
const began = inProcess()
performance.now = () => inProcess() - began

afterAll(() => {
  isOver = true
  for (const wait of waits) clearTimeout(wait)
})

// Queries by role ask for little else. A file that needs no document has none.
if (typeof document !== 'undefined') {
  const view = document.defaultView as Window
  const quick = stylesByTag(view.getComputedStyle.bind(view))
  view.getComputedStyle = quick
  globalThis.getComputedStyle = quick
}
