type Texts = Record<string, Record<string, string>>

/**
 * The texts this facility has rewritten, as they stand in the page that was served. None in a page that a worker kept:
 * this device may have been told newer ones since.
 */
export function servedTexts(): Texts | undefined {
  const json = document.getElementById('texts')?.textContent
  return json ? (JSON.parse(json) as Texts) : undefined
}
