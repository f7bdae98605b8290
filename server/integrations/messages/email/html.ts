import type { Language } from '@mikvah/rules/words/language.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? '')

/**
 * The HTML part of an e-mail: the words of its plain text, in the direction of their language. There are no pictures,
 * links or anything else from outside in it.
 */
export function htmlOf({ subject, text, language }: Written): string {
  const dir = language === 'he' ? 'rtl' : 'ltr'
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p dir="auto" style="margin:0 0 1em">${lines(part)}</p>`)
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><title>${escaped(subject ?? '')}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;text-align:start">
${paragraphs.join('\n')}
</body>
</html>
`
}

type Written = { subject: string | null; text: string; language: Language }

const lines = (part: string) => part.split('\n').map(escaped).join('<br>\n')
