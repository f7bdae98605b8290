import { isSheet, sheetText } from './sheet-text.ts'

/** A list as the text of a CSV: of a spreadsheet, UTF-8, or what older Hebrew Windows writes. Throws on a sheet that can't be read. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  if (isSheet(bytes)) return sheetText(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1255').decode(bytes)
  }
}
