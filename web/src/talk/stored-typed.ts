import { onSessionChange, presentSession } from './session.ts'

/** What was typed and not sent yet, in this tab: by person and place. A file lives as long as the page. */
type Drafts = Map<string, unknown>

const place = 'typed'
/** When somebody signed out herself: her other tabs forget as well, those that slept as soon as they wake. */
const forgottenAt = 'typedForgotten'

/**
 * Fields that are never kept, by what they are called or say they are (autocomplete): cards, codes, passwords, the token
 * of a captcha. Their forms don't ask for it either.
 */
const neverStored: readonly RegExp[] = [
  /^cc-/,
  /^(current|new)-password$|password/i,
  /^one-time-code$|^(pass)?code$|^pin$/i,
  /^(card)?number$|^expiry$|^cvv$|^cvc$/i,
  /token|captcha/i,
]

export const isNeverStored = (field: string): boolean => neverStored.some((one) => one.test(field))

let drafts: Drafts | undefined
let storedAt = 0

function all(): Drafts {
  drafts ??= read()
  if (drafts.size > 0 && storedAt < lastForgotten()) {
    drafts.clear()
    write()
  }
  return drafts
}

export const ownerNow = (): string => presentSession()?.userId ?? 'guest'

export const typedBefore = (owner: string, where: string): unknown =>
  all().get(nameOf(owner, where))

/** What stands there now; undefined when nothing is left to keep. */
export function keepTyped(owner: string, where: string, value: unknown) {
  if (value === undefined) all().delete(nameOf(owner, where))
  else all().set(nameOf(owner, where), value)
  storedAt = Date.now()
  write()
}

/** She signs out: nothing of hers stays, in no tab. */
export function forgetTyped() {
  forgetAll()
  try {
    localStorage.setItem(forgottenAt, String(Date.now()))
  } catch {
    // Where nothing may be kept nothing was.
  }
}

const nameOf = (owner: string, where: string) => `${owner} ${where}`

function read(): Drafts {
  try {
    const { at, words } = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    storedAt = at ?? 0
    return new Map(words)
  } catch {
    return new Map()
  }
}

function lastForgotten(): number {
  try {
    return Number(localStorage.getItem(forgottenAt))
  } catch {
    return 0
  }
}

/** Storage that is full or forbidden keeps nothing through a reload, and takes nothing from the page. */
function write() {
  try {
    if (!drafts?.size) sessionStorage.removeItem(place)
    else
      sessionStorage.setItem(
        place,
        JSON.stringify({ at: storedAt, words: [...drafts] }, withoutSecrets),
      )
  } catch {
    // It stays in the page.
  }
}

const withoutSecrets = (field: string, value: unknown) =>
  isNeverStored(field) || value instanceof Blob ? undefined : value

const forgetAll = () => {
  all().clear()
  write()
}

/** Whoever signs in finds nothing of anyone before her; whose sign-in has ended finds her words after the next one. */
function forgetOthers() {
  const owner = presentSession()?.userId
  if (!owner) return
  for (const name of all().keys()) if (!name.startsWith(`${owner} `)) all().delete(name)
  write()
}

// Where pages are painted there is nobody.
if (typeof window !== 'undefined') {
  onSessionChange(forgetOthers)
  window.addEventListener('storage', ({ key }) => {
    if (key === forgottenAt) forgetAll()
  })
}
