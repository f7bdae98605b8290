import { onSessionChange, presentSession } from './session.ts'

/** What was typed and not sent yet in this tab, by person and place. A file is kept only as long as the page. */
type Drafts = Map<string, unknown>

const storageKey = 'typed'
/**
 * The time at which somebody signed out herself: her other tabs delete what was typed as well, those that were asleep
 * as soon as they wake.
 */
const forgottenAt = 'typedForgotten'

/**
 * Fields that are never stored, by their name or their autocomplete attribute: cards, codes, passwords, captcha
 * tokens. Their forms don't use this store either.
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

/** Under whom what is typed is stored: the id of who is signed in, or `guest`. */
export const ownerNow = (): string => presentSession()?.userId ?? 'guest'

/** What `keepTyped` has stored in this place for this person; undefined for nothing. */
export const typedBefore = (owner: string, where: string): unknown =>
  all().get(nameOf(owner, where))

/** Stores what a field contains now; undefined when there is nothing left to store. */
export function keepTyped(owner: string, where: string, value: unknown) {
  if (value === undefined) all().delete(nameOf(owner, where))
  else all().set(nameOf(owner, where), value)
  storedAt = Date.now()
  write()
}

/** Deletes everything that was typed, in every tab, when she signs out. */
export function forgetTyped() {
  forgetAll()
  try {
    localStorage.setItem(forgottenAt, String(Date.now()))
  } catch {
    // Where the storage can't be used, nothing was stored in it.
  }
}

const nameOf = (owner: string, where: string) => `${owner} ${where}`

function read(): Drafts {
  try {
    const { at, words } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
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

/**
 * Writes to the tab's storage. If that is full or forbidden, nothing is kept through a reload, and the page itself
 * loses nothing.
 */
function write() {
  try {
    if (!drafts?.size) sessionStorage.removeItem(storageKey)
    else
      sessionStorage.setItem(
        storageKey,
        JSON.stringify({ at: storedAt, words: [...drafts] }, withoutSecrets),
      )
  } catch {
    // The page itself still has what was typed.
  }
}

const withoutSecrets = (field: string, value: unknown) =>
  isNeverStored(field) || value instanceof Blob ? undefined : value

const forgetAll = () => {
  all().clear()
  write()
}

/**
 * Deletes what other people typed, so that nobody finds it after signing in; a person whose session has ended finds
 * her own text after she signs in again.
 */
function forgetOthers() {
  const owner = presentSession()?.userId
  if (!owner) return
  for (const name of all().keys()) if (!name.startsWith(`${owner} `)) all().delete(name)
  write()
}

// When pages are rendered on the server there is no window.
if (typeof window !== 'undefined') {
  onSessionChange(forgetOthers)
  window.addEventListener('storage', ({ key }) => {
    if (key === forgottenAt) forgetAll()
  })
}
