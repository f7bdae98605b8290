type Texts = Record<string, Record<string, string>>

/**
 * The texts that this facility has rewritten, from the page as it was served. A page from a service worker's cache has
 * none, because the device may have newer ones by now.
 */
export function servedTexts(): Texts | undefined {
  const json = document.getElementById('texts')?.textContent
  return json ? (JSON.parse(json) as Texts) : undefined
}
