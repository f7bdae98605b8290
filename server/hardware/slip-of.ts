import { receiptText } from '@mikvah/rules/receipt/receipt.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { wallTimeTextOf } from '../notices/wall-time.ts'
import type { RequestContext } from '../request/context.ts'
import { textIn } from '../request/words.ts'

/**
 * The text and the language of a test slip that says which printer was tested and when, with the head and foot of every
 * receipt.
 */
export function slipOf(
  { now, content, language }: RequestContext,
  { name }: { name: string | null },
) {
  const { values, texts, timeZone } = content
  const when = wallTimeTextOf(now, timeZone, language)
  const lines = [
    textIn(language, 'receiptTest', { name: name ?? '' }, texts),
    textIn(language, 'receiptWhen', when, texts),
  ]
  const header = textOf(values, 'printerHeader')
  return { language, text: receiptText({ header, footer: textOf(values, 'printerFooter') }, lines) }
}
