import { isSheet, sheetText } from './sheet-text.ts'

/**
 * A list as the text of a CSV, from a spreadsheet, from UTF-8, or from the encoding of older Hebrew Windows. Throws
 * on a spreadsheet that can't be read.
 */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  if (isSheet(bytes)) return sheetText(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1255').decode(bytes)
  }
}
