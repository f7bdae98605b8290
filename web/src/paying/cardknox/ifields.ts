/** What ifields.min.js adds to the window. A token made by it is good once. */
declare global {
  interface Window {
    setAccount?: (key: string, softwareName: string, softwareVersion: string) => void
    getTokens?: (onDone: () => void, onFailed: () => void, timeoutMs: number) => void
    addIfieldCallback?: (event: 'input', onEvent: () => void) => void
    clearIfield?: (field: IFieldName) => void
  }
}

export type IFieldName = 'card-number' | 'cvv'

export const ifieldsOrigin = 'https://cdn.cardknox.com'
const patience = 60_000

let loading: Promise<void> | null = null

/**
 * Loads the provider's script once and tells it the account; rejects when it can't be loaded, and is tried again next
 * time.
 */
export function loadIfields({ key, version }: { key: string; version: string }): Promise<void> {
  loading ??= addScript(`${ifieldsOrigin}/ifields/${version}/ifields.min.js`).catch((cause) => {
    loading = null
    throw cause
  })
  return loading.then(() => window.setAccount?.(key, 'Mikvah', __VERSION__))
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The card fields could not be loaded.'))
    document.head.append(script)
  })
}

/**
 * Has the frames write their tokens into the hidden inputs; rejects when the script isn't there or a card can't be
 * read.
 */
export function makeTokens(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!window.getTokens) return reject(new Error('The card fields are not there.'))
    window.getTokens(resolve, () => reject(new Error('The card could not be read.')), patience)
  })
}
